import { describe, expect, test } from 'vitest';
import { ok } from '../../../core/problem.ts';
import { keepVisit } from '../../../core/timetable/keep-visit.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { as, date, granted, type SmallWorld } from '../../worlds/small-world.ts';

const noNews = { off: ['booked', 'moved', 'cancelled'], reminderHours: 24 } as const;

async function quietWorld() {
  const world = await openLettersWorld('2027-01-05T08:00:00+01:00');
  await world.set(noNews);
  return world;
}

describe('a reminder of a visit that a closure has left outside', () => {
  const reminder = ['Promemoria: ti aspettiamo martedì 12 gennaio alle 10:00'];
  const visit = { day: '2027-01-12', at: '10:00' };

  const close = async ({ timetables }: Pick<SmallWorld, 'timetables'>) => {
    const day = date(visit.day);
    const closure = { id: null, from: day, to: day, hours: [], stylistIds: null, reason: 'Ferie' };
    await timetables.change(date('2027-01-05'), () =>
      ok({ write: { in: 'closures', put: closure }, answer: () => undefined }),
    );
  };

  test.each([
    ['keeps it', false],
    ['keeps it, also after a restart', true],
  ])('waits, and goes when the shop %s', async (_, isRestarted) => {
    const world = await quietWorld();
    const { id } = await world.book(visit);
    const later = await world.book({ day: visit.day, at: '12:00' });
    await close(world);
    for (const at of [
      '2027-01-11T11:00:00+01:00',
      '2027-01-11T11:00:15+01:00',
      '2027-01-12T09:15:00+01:00',
    ]) {
      await world.remind(at);
      expect(await world.subjects()).toEqual([]);
    }
    granted(await keepVisit(world, as(world.salone), id));
    await world.move(later.id, '2027-01-19', '12:00', { by: world.salone });
    await world.remind('2027-01-12T09:20:00+01:00', isRestarted);
    expect(await world.subjects()).toEqual(reminder);
    await world.remind('2027-01-12T09:30:00+01:00');
    expect(await world.subjects()).toEqual([]);
    await world.remind('2027-01-18T12:00:00+01:00');
    expect(await world.subjects()).toEqual(['Promemoria: ti aspettiamo martedì 19 gennaio alle 12:00']);
  });

  test('waits with all its tries when it was on its way already, and goes when the visit is kept', async () => {
    const world = await quietWorld();
    await world.set({ ...noNews, reminderHours: 48 });
    const { id } = await world.book(visit);
    await world.remind('2027-01-10T11:00:00+01:00');
    await close(world);
    for (const at of ['2027-01-10T11:00:00+01:00', '2027-01-11T12:00:00+01:00']) {
      world.clock.moveTo(at);
      expect(await world.subjects()).toEqual([]);
    }
    granted(await keepVisit(world, as(world.salone), id));
    world.clock.moveTo('2027-01-11T12:05:00+01:00');
    world.post.answers.push({ failure: 'away', inDoubt: false });
    expect(await world.subjects()).toEqual([]);
    world.clock.moveTo('2027-01-11T12:06:00+01:00');
    expect(await world.subjects()).toEqual(reminder);
    world.clock.moveTo('2027-01-12T09:00:00+01:00');
    expect(await world.subjects()).toEqual([]);
  });

  test.each([
    ['switched off for a while', { off: [...noNews.off, 'reminder' as const], reminderHours: 24 }],
    ['never to go for a while', { ...noNews, reminderHours: 0 }],
  ])('goes when the visit is kept, though reminders were %s', async (_, none) => {
    const world = await quietWorld();
    const { id } = await world.book(visit);
    await close(world);
    await world.remind('2027-01-11T11:00:00+01:00');
    expect(await world.subjects()).toEqual([]);
    await world.set(none);
    world.clock.moveTo('2027-01-11T11:10:00+01:00');
    expect(await world.subjects()).toEqual([]);
    granted(await keepVisit(world, as(world.salone), id));
    world.clock.moveTo('2027-01-11T11:20:00+01:00');
    expect(await world.subjects()).toEqual([]);
    await world.set(noNews);
    world.clock.moveTo('2027-01-11T11:30:00+01:00');
    expect(await world.subjects()).toEqual(reminder);
  });

  test('waits for the hours that are set now', async () => {
    const world = await quietWorld();
    const { id } = await world.book(visit);
    await close(world);
    await world.remind('2027-01-11T11:00:00+01:00');
    expect(await world.subjects()).toEqual([]);
    await world.set({ ...noNews, reminderHours: 2 });
    granted(await keepVisit(world, as(world.salone), id));
    world.clock.moveTo('2027-01-12T07:59:00+01:00');
    expect(await world.subjects()).toEqual([]);
    world.clock.moveTo('2027-01-12T08:05:00+01:00');
    expect(await world.subjects()).toEqual(reminder);
  });

  test('goes no more once the visit has begun', async () => {
    const world = await quietWorld();
    const { id } = await world.book(visit);
    await close(world);
    await world.remind('2027-01-11T11:00:00+01:00');
    expect(await world.subjects()).toEqual([]);
    world.clock.moveTo('2027-01-12T10:00:00+01:00');
    expect(await world.subjects()).toEqual([]);
    expect(await world.outbox.of(id)).toMatchObject([{ kind: 'reminder', status: 'overtaken' }]);
  });
});
