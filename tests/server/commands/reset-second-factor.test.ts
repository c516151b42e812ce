import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { seedSmallShop } from '../../../adapters/memory/seed.ts';
import { folderForEachTest } from '../shop-folder.ts';

const here = folderForEachTest();

test('takes an authenticator app away from who has lost it, once, and tells their address', async () => {
  const store = await here.openNew();
  const { salone } = await seedSmallShop(store);
  const app = { secret: 'sealed', since: Temporal.Now.instant(), lastStep: 0, recovery: [] };
  await store.secondFactors.change(salone.id, () => ({ next: app, answer: undefined }));
  const sess = { userId: salone.id, startedAt: Date.now(), seenAt: Date.now() };
  const expire = Temporal.Now.instant().add({ hours: 1 });
  await store.sessions.create({ sid: 'open', sess, expire });
  const removed = await here.cli(['reset-second-factor', '--username', 'Salone']);
  expect(removed).toMatchObject({ code: 0, err: '' });
  // The log and the answer each have a way of their own to the same output.
  const said = removed.out.split('\n');
  expect(said).toContainEqual(expect.stringContaining('"audit":"second factor removed"'));
  expect(said).toContainEqual(expect.stringMatching(/^"salone" entra di nuovo con la sola password/));
  expect(await store.secondFactors.find(salone.id)).toBeUndefined();
  expect(await store.sessions.find('open', Temporal.Now.instant())).toBeUndefined();
  expect(await readdir(join(here.folder, 'outbox'))).toHaveLength(1);
  expect(await here.cli(['reset-second-factor', '--username', 'salone'])).toMatchObject({
    ...{ code: 0, out: '"salone" non ha un’app di autenticazione.\n' },
  });
});
