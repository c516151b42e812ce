import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from '../../../apps/server/jobs/in-turns.ts';

class Store {
  readonly #begun: string[];

  constructor(begun: string[]) {
    this.#begun = begun;
  }

  async find(name: string): Promise<string> {
    this.#begun.push(name);
    return `${name} found`;
  }
}

test('of calls that are made at once each begins in a turn of its own, whatever the port', async () => {
  const begun: string[] = [];
  const { one, other } = inTurns(
    { one: new Store(begun), other: new Store(begun) },
    ['one', 'other'],
    async () => {},
  );
  let isOver = false;
  const answers = Promise.all([one.find('a'), other.find('b'), one.find('c')]).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    begun.push('turn');
    await endOfTurn();
  }
  expect(await answers).toEqual(['a found', 'b found', 'c found']);
  expect(begun.join(' ')).toMatch(/a( turn)+ b( turn)+ c/);
});

test('no call begins before what it gives way to is over, each asked anew', async () => {
  const begun: string[] = [];
  const others = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  const { one } = inTurns({ one: new Store(begun) }, ['one'], () => others[asked++]?.promise ?? endOfTurn());
  const answers = Promise.all([one.find('a'), one.find('b')]);
  await endOfTurn();
  await endOfTurn();
  expect(begun).toEqual([]);
  others[0]?.resolve();
  await expect.poll(() => begun).toEqual(['a']);
  others[1]?.resolve();
  await answers;
  expect(begun).toEqual(['a', 'b']);
});
