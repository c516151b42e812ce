import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from '../../../apps/server/in-turns.ts';

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
  const { one, other } = inTurns({ one: new Store(begun), other: new Store(begun) }, ['one', 'other']);
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
