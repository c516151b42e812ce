import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { FileObjects } from '../../adapters/storage/file-objects.ts';
import { backup, restore } from '../../apps/server/cli/backup.ts';
import { isArchivable, openStore } from '../../apps/server/open-store.ts';
import { joinedPerson } from '../../core/people/customers/joined-person.ts';
import { ok, refuse } from '../../core/problem.ts';
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

  // What is still to be done of an erasing is none of the copy's.
  const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
  expect((await store.erasures.erase(shop.lucia.id, now, () => ok([]))).ok).toBe(true);
  expect(await store.erasures.unfinished()).toHaveLength(1);

  const objects = new FileObjects(join(folder, 'objects'));
  await backup(store, objects, join(folder, 'shop.backup'));
  const copy = await openShop(await fresh('two'));
  await restore(copy, objects, join(folder, 'shop.backup'));
  expect((await copy.users.addCustomer(person)).user.id).toBeGreaterThan(twin.id);
  expect(await copy.erasures.unfinished()).toEqual([]);
  // Only the history names them there.
  expect(await copy.users.merge(former.id, shop.mario.id, joinedPerson)).toEqual(
    refuse({ code: 'staff-stays' }),
  );
  await Promise.all([store.close(), copy.close()]);
});
