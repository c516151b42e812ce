import { describe, expect, test } from 'vitest';
import { openLettersWorld } from '../../worlds/letters-world.ts';

const visit = { day: '2027-01-12', at: '10:00' };
const away = { failure: 'away', inDoubt: false } as const;
const confirmed = 'Appuntamento confermato: martedì 12 gennaio alle 10:00';
const cancelled = 'Appuntamento cancellato: era martedì 12 gennaio alle 10:00';
const movedBack = 'Appuntamento spostato: ora è martedì 12 gennaio alle 10:00';
const again = 'Appuntamento di nuovo confermato: martedì 12 gennaio alle 10:00';

describe('the shop’s cancellation', () => {
  test.each([
    ['is on its way', away],
    ['was refused', { failure: 'refused', inDoubt: false }],
    ['perhaps went', { failure: 'away', inDoubt: true }],
  ] as const)('is told to who booked, while the confirmation %s', async (_, answer) => {
    const world = await openLettersWorld();
    world.post.answers.push(answer);
    const { id } = await world.book(visit);
    await world.sendAll();
    await world.cancel(id, { by: world.anna });
    expect(await world.subjects()).toEqual([cancelled]);
    world.clock.moveTo('2027-01-06T09:00:00+01:00');
    expect(await world.subjects()).toEqual([]);
  });

  test('is told to whom it was booked for as soon as a letter was tried, and not before', async () => {
    const world = await openLettersWorld();
    const { anna, mario } = world;
    const quick = await world.book({ ...visit, by: anna, customer: mario });
    await world.cancel(quick.id, { by: anna });
    expect(await world.subjects()).toEqual([]);
    world.post.answers.push(away);
    const tried = await world.book({ ...visit, by: anna, customer: mario });
    await world.sendAll();
    await world.cancel(tried.id, { by: anna });
    expect(await world.subjects()).toEqual([cancelled]);
    const byPhone = await world.book({ ...visit, by: anna, customer: mario, letter: false });
    await world.cancel(byPhone.id, { by: anna });
    expect(await world.subjects()).toEqual([cancelled]);
  });

  test('is told once, whatever kind of letter told it', async () => {
    const world = await openLettersWorld();
    const { anna } = world;
    const { id } = await world.book(visit);
    await world.sendAll();
    await world.cancel(id, { by: anna });
    await world.set({ off: ['booked'], reminderHours: 24 });
    await world.restore(id, anna);
    await world.move(id, '2027-01-13', '10:00', { by: anna, letter: false });
    // Written of the cancellation, it tells what is so by now.
    expect(await world.subjects()).toEqual(['Appuntamento spostato: ora è mercoledì 13 gennaio alle 10:00']);
    await world.cancel(id, { by: anna });
    expect(await world.subjects()).toEqual(['Appuntamento cancellato: era mercoledì 13 gennaio alle 10:00']);
  });
});

describe('a move', () => {
  test('back is told to whom the time between was told by mouth, by a reminder, or perhaps by a letter', async () => {
    const world = await openLettersWorld();
    const { anna } = world;
    const { id } = await world.book(visit);
    await world.sendAll();
    await world.move(id, '2027-01-13', '10:00', { by: anna, letter: false });
    await world.move(id, '2027-01-12', '10:00', { by: anna });
    expect(await world.subjects()).toEqual([movedBack]);
    expect(world.post.sent.at(-1)?.text).toContain('mercoledì 13 gennaio 2027');
    for (const answer of [away.failure, 'refused'] as const) {
      world.post.answers.push({ failure: answer, inDoubt: answer === 'away' });
      await world.move(id, '2027-01-13', '10:00', { by: anna });
      await world.sendAll();
      await world.move(id, '2027-01-12', '10:00', { by: anna });
      expect(await world.subjects()).toEqual([movedBack]);
    }
    await world.move(id, '2027-01-12', '17:00', { by: anna, letter: false });
    await world.remind('2027-01-11T17:00:30+01:00');
    expect(await world.subjects()).toEqual(['Promemoria: ti aspettiamo martedì 12 gennaio alle 17:00']);
    await world.move(id, '2027-01-12', '10:00', { by: anna });
    expect(await world.subjects()).toEqual([movedBack]);
  });

  test('there and back is confirmed to whom nothing certainly went', async () => {
    const world = await openLettersWorld();
    const { id } = await world.book(visit);
    const now = world.clock.now();
    // Claimed by a process that is killed.
    await world.outbox.claim(now, now.add({ minutes: 5 }), 5);
    await world.move(id, '2027-01-13', '10:00');
    await world.move(id, '2027-01-12', '10:00');
    world.clock.moveTo(now.add({ minutes: 6 }).toString());
    expect(await world.subjects()).toEqual([confirmed]);
  });

  test('of which no letter will go does not hold back the one before', async () => {
    const world = await openLettersWorld();
    world.post.answers.push(away);
    const { id } = await world.book(visit);
    await world.sendAll();
    await world.move(id, '2027-01-13', '10:00', { by: world.anna });
    await world.letterChoices.put(world.mario.id, ['moved']);
    world.clock.moveTo(world.clock.now().add({ minutes: 2 }).toString());
    expect(await world.subjects()).toEqual(['Appuntamento spostato: ora è mercoledì 13 gennaio alle 10:00']);
  });
});

test('what was cancelled by mouth and put back is confirmed again', async () => {
  const world = await openLettersWorld();
  const { id } = await world.book(visit);
  await world.sendAll();
  await world.cancel(id, { by: world.anna, letter: false });
  await world.restore(id, world.anna);
  expect(await world.subjects()).toEqual([again]);
});

test('a reminder outlives a cancellation that is taken back, even one that it meets', async () => {
  const world = await openLettersWorld();
  const { id } = await world.book(visit);
  await world.sendAll();
  world.post.answers.push(away);
  await world.remind('2027-01-11T10:00:10+01:00');
  await world.sendAll();
  await world.cancel(id, { by: world.anna });
  await world.remind('2027-01-11T10:05:00+01:00');
  expect(await world.subjects()).toEqual([cancelled]);
  await world.restore(id, world.anna);
  await world.remind('2027-01-11T10:30:00+01:00', true);
  expect(await world.subjects()).toEqual([again, 'Promemoria: ti aspettiamo martedì 12 gennaio alle 10:00']);
  await world.remind('2027-01-11T10:31:00+01:00', true);
  expect(await world.subjects()).toEqual([]);
});
