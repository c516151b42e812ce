import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { FileObjects } from '../../adapters/storage/file-objects.ts';
import { backup, restore } from '../../apps/server/cli/backup.ts';
import { isArchivable, openStore } from '../../apps/server/open-store.ts';
import { joinedPerson } from '../../core/people/customers/joined-person.ts';
import { refuse } from '../../core/problem.ts';
import { book, moveTo, visit } from '../contracts/visits.ts';
import { freshDatabase } from '../setup/postgres.ts';
import { migratedAt } from './migrated-at.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salone-restored-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function openShop(url: string) {
  const store = await openStore(url);
  if (!isArchivable(store)) throw new Error('nothing to archive');
  return store;
}

test.each([
  ['sqlite', (name: string) => migratedAt(join(folder, name))],
  ['postgresql', freshDatabase],
])('in a restored shop, on %s, no id is given again, and who once worked stays', async (_, fresh) => {
  const store = await openShop(await fresh('one'));
  const shop = await seedSmallShop(store);
  const person = { firstName: 'Rosa', lastName: null, phone: null, email: null, requestId: null };
  const former = (await store.users.addCustomer(person)).user;
  const twin = (await store.users.addCustomer(person)).user;
  await moveTo(store, await book(store, visit(shop, { stylistId: former.id })), visit(shop));
  expect((await store.users.merge(twin.id, shop.mario.id, joinedPerson)).ok).toBe(true);

  const objects = new FileObjects(join(folder, 'objects'));
  await backup(store, objects, join(folder, 'shop.backup'));
  const copy = await openShop(await fresh('two'));
  await restore(copy, objects, join(folder, 'shop.backup'));
  expect((await copy.users.addCustomer(person)).user.id).toBeGreaterThan(twin.id);
  // Only the history names them there.
  expect(await copy.users.merge(former.id, shop.mario.id, joinedPerson)).toEqual(
    refuse({ code: 'staff-stays' }),
  );
  await Promise.all([store.close(), copy.close()]);
});
