import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { postgresDataVersion } from '../../adapters/mikro-orm/engine/postgres-data-version.ts';

/** A database that names a snapshot when it is told to. */
function slowDatabase() {
  const asked: ((version: string) => void)[] = [];
  const rows = <R>(): Promise<R[]> =>
    new Promise(answer => asked.push(version => answer([{ version } as R])));
  return { asked, version: postgresDataVersion({ rows }) };
}

test('of data’s versions one snapshot answers whoever asks at the same moment', async () => {
  const { asked, version } = slowDatabase();
  const answers = Promise.all([version.current(), version.current()]);
  await endOfTurn();
  expect(asked).toHaveLength(1);
  asked[0]?.('one');
  expect(await answers).toEqual(['one', 'one']);
});

test('and nobody gets one that was taken before they asked', async () => {
  const { asked, version } = slowDatabase();
  const first = version.current();
  await endOfTurn();
  const later = version.current();
  await endOfTurn();
  for (const [index, answer] of asked.entries()) answer(`snapshot ${index + 1}`);
  expect(await Promise.all([first, later])).toEqual(['snapshot 1', 'snapshot 2']);
});
