import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { openStore } from '../../../apps/server/open-store.ts';
import { runToEnd } from '../processes.ts';

test('takes an authenticator app away from who has lost it, once, and tells their address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-cli-'));
  const outbox = join(folder, 'outbox');
  const url = `sqlite:${join(folder, 'salone.sqlite')}`;
  const settings = { DATABASE_URL: url, MAIL_URL: `file:${outbox}` };
  const cli = (args: readonly string[]) => runToEnd('cli.ts', args, settings);
  await cli(['demo-data']);
  const store = await openStore(url);
  const { user } = (await store.users.findByUsernameKey('salone')) ?? {};
  const app = { secret: 'sealed', since: Temporal.Now.instant(), lastStep: 0, recovery: [] };
  await store.secondFactors.change(user?.id ?? 0, () => ({ next: app, answer: undefined }));
  const sess = { userId: user?.id, startedAt: Date.now(), seenAt: Date.now() };
  const expire = Temporal.Now.instant().add({ hours: 1 });
  await store.sessions.create({ sid: 'open', sess, expire });
  const removed = await cli(['reset-second-factor', '--username', 'Salone']);
  expect(removed).toMatchObject({ code: 0, err: '' });
  // The log and the answer each have a way of their own to the same output.
  const said = removed.out.split('\n');
  expect(said).toContainEqual(expect.stringContaining('"audit":"second factor removed"'));
  expect(said).toContainEqual(expect.stringMatching(/^"salone" entra di nuovo con la sola password/));
  expect(await store.secondFactors.find(user?.id ?? 0)).toBeUndefined();
  expect(await store.sessions.find('open', Temporal.Now.instant())).toBeUndefined();
  expect(await readdir(outbox)).toHaveLength(1);
  expect(await cli(['reset-second-factor', '--username', 'salone'])).toMatchObject({
    ...{ code: 0, out: '"salone" non ha un’app di autenticazione.\n' },
  });
  await store.close();
  await rm(folder, { recursive: true });
});
