import { expect, test } from 'vitest';
import { noticeTo } from '../../../core/letters/accounts/account-letter.ts';
import { listFailedLetters } from '../../../core/letters/list-failed-letters.ts';
import { sendLetterAgain } from '../../../core/letters/send-letter-again.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { as, granted, refusal } from '../../worlds/small-world.ts';

type World = Awaited<ReturnType<typeof openLettersWorld>>;
const refused = { failure: 'refused', inDoubt: false } as const;
const visit = { day: '2027-01-12', at: '10:00' };

const listed = async (world: World) => granted(await listFailedLetters(world, as(world.salone)));

const lines = async (world: World) =>
  (await listed(world)).map(one => [one.about === 'appointments' ? one.letter.kind : 'notice', one.untold]);

async function fails(world: World, change: () => Promise<unknown>): Promise<void> {
  await change();
  world.post.answers.push(refused);
  await world.sendAll();
}

test('who would come in vain is listed before who only has no confirmation', async () => {
  const world = await openLettersWorld();
  const { anna, mario, lucia } = world;
  const kept = await world.book({ ...visit, at: '11:00', customer: lucia, by: anna });
  await world.sendAll();
  await fails(world, () => world.cancel(kept.id, { by: anna }));
  await fails(world, () => world.book({ ...visit, customer: mario, by: anna }));
  expect(await lines(world)).toEqual([
    ['cancelled', 'cancelled'],
    ['booked', 'new'],
  ]);
  expect((await listed(world)).map(({ reader, mayGoAgain }) => [reader.id, mayGoAgain])).toEqual([
    [lucia.id, true],
    [mario.id, true],
  ]);
});

test('what was told since, or what they ended themselves, is nothing untold', async () => {
  const world = await openLettersWorld();
  const { anna, mario } = world;
  const { id } = await world.book({ ...visit, customer: mario, by: anna });
  await world.sendAll();
  await fails(world, () => world.cancel(id));
  expect(await lines(world)).toEqual([['cancelled', null]]);
  const moved = await world.book({ ...visit, at: '11:00' });
  await world.sendAll();
  await fails(world, () => world.move(moved.id, '2027-01-13', '11:00', { by: anna }));
  expect(await lines(world)).toEqual([
    ['moved', 'moved'],
    ['cancelled', null],
  ]);
  await world.move(moved.id, '2027-01-14', '11:00', { by: anna });
  await world.sendAll();
  expect((await lines(world)).map(([, untold]) => untold)).toEqual([null, null]);
});

test('a letter is sent again at once, to where its reader is by then', async () => {
  const world = await openLettersWorld();
  await fails(world, () => world.book(visit));
  const [one] = await listed(world);
  const id = one?.letter.id ?? 0;
  expect(refusal(await sendLetterAgain(world, as(world.mario), id))).toBe('not-permitted');
  expect(refusal(await sendLetterAgain(world, as(world.salone), 999))).toBe('letter-not-found');
  expect(refusal(await sendLetterAgain(world, as(world.salone), id))).toBeUndefined();
  expect(await world.subjects()).toHaveLength(1);
  expect(await lines(world)).toEqual([]);
  expect(refusal(await sendLetterAgain(world, as(world.salone), id))).toBe('letter-not-found');
});

test('what was kept back is listed for a week, and may go from the next day on', async () => {
  const world = await openLettersWorld();
  const { id, startsAt } = await world.book({ ...visit, day: '2027-01-29' });
  const [letter] = await world.outbox.claim(world.clock.now(), startsAt, 1);
  await world.outbox.settle(letter?.id ?? 0, startsAt, { as: 'kept-back' });
  expect(await listed(world)).toMatchObject([{ untold: 'new', mayGoAgain: false, visit: { id } }]);
  world.clock.moveTo('2027-01-06T00:30:00+01:00');
  expect(await listed(world)).toMatchObject([{ mayGoAgain: true }]);
  await world.cancel(id);
  expect(await listed(world)).toEqual([]);
  world.clock.moveTo('2027-01-13T00:00:00+01:00');
  expect(await listed(world)).toEqual([]);
});

test('a notice about an account is listed without its address, and goes no second time', async () => {
  const world = await openLettersWorld();
  const { mario, clock } = world;
  const notice = noticeTo(mario, 'password-changed', clock.now());
  await world.passwords.change(mario.id, 'plain:x', undefined, {
    present: 'plain:mario',
    tell: () => notice,
  });
  const until = clock.now().add({ minutes: 5 });
  const [claimed] = await world.accountLetters.claim(clock.now(), until, 1);
  await world.accountLetters.settle(claimed?.id ?? 0, until, { as: 'failed', failure: 'refused' });
  const [one] = await listed(world);
  expect(one).toMatchObject({
    about: 'account',
    visit: null,
    untold: null,
    mayGoAgain: false,
    reader: { id: mario.id },
  });
  expect(one?.letter).not.toHaveProperty('address');
  expect(refusal(await listFailedLetters(world, as(mario)))).toBe('not-permitted');
});
