import { openStore } from '../../../apps/server/open-store.ts';
import { startBenchServer } from '../child-server.ts';
import { openDatabases } from '../databases.ts';

/**
 * `node tests/bench/accounts/reset-timing.ts [samples]`: whether the answer to a reset, or the next answer of the same
 * server, tells that the name is known. Both kinds take turns, so that a busy machine meets both alike.
 */
const samples = Number(process.argv[2] ?? 1_000);
const databases = await openDatabases();
const url = (await databases.kinds[0]?.fresh()) ?? '';
const store = await openStore(url);
const [firstName, lastName, phone] = [null, null, null];
// One for each sample: an account is sent three links an hour.
for (let count = 0; count < samples; count += 1)
  await store.users.add({
    ...{ username: `known-${count}`, firstName, lastName, phone, email: `mario-${count}@example.com` },
    ...{ isAdmin: false, isStylist: false, passwordHash: 'none' },
  });
await store.close();
const server = await startBenchServer('salone', {
  ...process.env,
  ...{ DATABASE_URL: url, LOG_LEVEL: 'error', RATE_LIMITS: 'off', MAIL_URL: 'file:/tmp/letters-of-nobody' },
});

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
async function taken(path: string, body?: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(
    server.origin + path,
    body === undefined ? {} : { method: 'POST', headers, body },
  );
  await answer.arrayBuffer();
  return performance.now() - began;
}

const kinds = [
  { who: 'known', itself: [] as number[], next: [] as number[] },
  { who: 'unknown', itself: [] as number[], next: [] as number[] },
];
for (let round = 0; round < samples; round += 1)
  for (const { who, itself, next } of round % 2 === 0 ? kinds : kinds.toReversed()) {
    const body = JSON.stringify({ username: `${who}-${round}`, newPassword: 'nuova password' });
    itself.push(await taken('/api/auth/reset-password', body));
    next.push(await taken('/api/services'));
  }
const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
for (const { who, itself, next } of kinds)
  process.stdout.write(
    `${who}: ${median(itself).toFixed(3)} ms, the next answer ${median(next).toFixed(3)} ms (${samples})\n`,
  );
server.child.send('stop');
await databases.close();
