import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { databaseUrl } from '../../apps/server/database-url.ts';
import { openStore } from '../../apps/server/open-store.ts';
import { book, visit } from '../contracts/visits.ts';
import { ask } from '../setup/ask-database.ts';
import { delivered } from './delivered.ts';

test('a shop runs, from its first migration on, in a role that may do nothing but with its own database', async () => {
  const { url } = inject('postgres');
  const name = `salone_${randomBytes(6).toString('hex')}`;
  const [, sql = ''] = /<<'SQL'\n(.*?)^SQL$/ms.exec(await delivered('database-role.sh')) ?? [];
  const steps = sql
    .replaceAll(/\bsalone\b/g, name)
    .replace(":'password'", "'una password'")
    .trim();
  for (const step of steps.split('\n')) await ask(url, step);
  const own = new URL(url);
  Object.assign(own, { username: name, password: encodeURIComponent('una password'), pathname: name });
  // By its socket, as the delivered containers do, where the tests' database is on this machine.
  const [{ unix_socket_directories: folder = '' } = {}] = await ask(url, 'show unix_socket_directories');
  const isHere = existsSync(`${folder}/.s.PGSQL.${own.port}`);
  if (isHere) own.searchParams.set('host', String(folder));
  const [address] = await ask(own.href, 'select inet_server_addr() is null as hidden');
  expect(address).toEqual({ hidden: isHere });
  const withoutPassword = Object.assign(new URL(own), { password: '' }).href;
  const store = await openStore(databaseUrl(withoutPassword, 'una password'));
  const shop = await seedSmallShop(store);
  await book(store, visit(shop));
  expect(await store.appointments.list({})).toHaveLength(1);
  for (const forbidden of [`create role ${name}_due`, `create database ${name}_due`])
    await expect(ask(own.href, forbidden)).rejects.toThrow('permission denied');
  await store.close();
  await ask(url, `drop database ${name} with (force)`);
  await ask(url, `drop role ${name}`);
});
