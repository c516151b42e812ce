import { expect, test } from 'vitest';
import type { LettersAbout } from '../../../../core/letters/letters-about.ts';
import { erasePerson } from '../../../../core/people/personal-data/erase-person.ts';
import { forgetErased } from '../../../../core/people/personal-data/forget-erased.ts';
import { openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { as, granted } from '../../../worlds/small-world.ts';

async function openForgettingWorld() {
  const world = await openAccountsWorld();
  const looks: number[][] = [];
  let isWhole = true;
  const forget = async (letters: readonly LettersAbout[]) => {
    looks.push(letters.map(({ reader }) => reader));
    return isWhole;
  };
  const deps = { ...world, keptLetters: { forget } };
  return {
    ...deps,
    looks,
    round: async (): Promise<number[]> => {
      const gone: number[] = [];
      for await (const id of forgetErased(deps)) gone.push(id);
      return gone;
    },
    breakStorage: (): void => void (isWhole = false),
    mendStorage: (): void => void (isWhole = true),
  };
}

test('copies of letters are looked for again until no sender can write one, then their reader is done with', async () => {
  const world = await openForgettingWorld();
  const { salone, mario, lucia } = world;
  expect([await world.round(), world.looks]).toEqual([[], []]);
  granted(await erasePerson(world, as(salone), mario.id));
  world.wait(29);
  granted(await erasePerson(world, as(salone), lucia.id));
  expect(await world.round()).toEqual([]);
  world.wait(1);
  expect(await Promise.all([world.round(), world.round()])).toEqual(expect.arrayContaining([[mario.id], []]));
  world.wait(30);
  world.breakStorage();
  expect(await world.round()).toEqual([]);
  world.mendStorage();
  expect(await world.round()).toEqual([lucia.id]);
  expect(await world.round()).toEqual([]);
  const [first, second] = [[mario.id], [lucia.id]];
  const both = [...first, ...second];
  expect(world.looks).toEqual([first, second, both, both, both, second, second]);
});

test('whatever fails once somebody is erased, that they are is answered, and the rest is done later', async () => {
  const world = await openForgettingWorld();
  const { salone, mario } = world;
  const fails = { forget: () => Promise.reject(new Error('away')) };
  granted(await erasePerson({ ...world, limits: fails, keptLetters: fails }, as(salone), mario.id));
  expect(world.looks).toEqual([]);
  world.wait(30);
  expect(await world.round()).toEqual([mario.id]);
  expect(world.looks).toEqual([[mario.id]]);
});
