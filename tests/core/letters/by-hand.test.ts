import { expect, test } from 'vitest';
import { listReminders } from '../../../core/letters/by-hand/list-reminders.ts';
import { setReminded } from '../../../core/letters/by-hand/set-reminded.ts';
import { ok } from '../../../core/problem.ts';
import { keepVisit } from '../../../core/timetable/keep-visit.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { as, date, granted, refusal } from '../../worlds/small-world.ts';

type World = Awaited<ReturnType<typeof openLettersWorld>>;

const list = async (world: World, asked: Parameters<typeof listReminders>[2] = {}) =>
  granted(await listReminders(world, as(world.salone), asked));

/** What becomes of the one letter of tomorrow. */
const letter = async (world: World) => (await list(world, { date: date('2027-01-12') })).reminders[0]?.letter;

const visit = { day: '2027-01-12', at: '10:00' };

test('whoever is expected tomorrow is listed by their start, or another day’s, or one stylist’s', async () => {
  const world = await openLettersWorld();
  const { bruno, lucia, mario } = world;
  const late = await world.book({ day: '2027-01-06', at: '17:00' });
  const early = await world.book({ day: '2027-01-06', at: '09:00', customer: lucia, stylist: bruno });
  const cancelled = await world.book({ day: '2027-01-06', at: '11:00' });
  await world.cancel(cancelled.id);
  const other = await world.book({ day: '2027-01-07', at: '09:00' });
  const ids = (day: Awaited<ReturnType<typeof list>>) =>
    day.reminders.map(({ appointment }) => appointment.id);
  const tomorrow = await list(world);
  expect([`${tomorrow.date}`, ids(tomorrow)]).toEqual(['2027-01-06', [early.id, late.id]]);
  expect(ids(await list(world, { stylistId: bruno.id }))).toEqual([early.id]);
  expect(ids(await list(world, { date: date('2027-01-07') }))).toEqual([other.id]);
  expect(tomorrow.reminders[0]).toMatchObject({
    hasEmail: true,
    reminded: null,
    appointment: { classification: 'upcoming' },
  });
  expect(refusal(await listReminders(world, as(mario), {}))).toBe('not-permitted');
});

test('no letter is planned for a visit that the shop has to deal with, until it is kept', async () => {
  const world = await openLettersWorld();
  const { id } = await world.book(visit);
  const day = date(visit.day);
  expect(await letter(world)).toMatchObject({ state: 'planned' });
  const closure = { id: null, from: day, to: day, hours: [], stylistIds: null, reason: 'Ferie' };
  await world.timetables.change(date('2027-01-05'), () =>
    ok({ write: { in: 'closures', put: closure }, answer: () => undefined }),
  );
  expect(await letter(world)).toBeNull();
  granted(await keepVisit(world, as(world.salone), id));
  expect(await letter(world)).toMatchObject({ state: 'planned' });
});

test('a letter that waits for a closure’s visit to be dealt with counts as none', async () => {
  const world = await openLettersWorld();
  const { id } = await world.book(visit);
  await world.remind('2027-01-11T10:00:10+01:00');
  const day = date(visit.day);
  const closure = { id: null, from: day, to: day, hours: [], stylistIds: null, reason: 'Ferie' };
  await world.timetables.change(date('2027-01-05'), () =>
    ok({ write: { in: 'closures', put: closure }, answer: () => undefined }),
  );
  await world.sendAll();
  expect(await letter(world)).toBeNull();
  granted(await keepVisit(world, as(world.salone), id));
  expect(await letter(world)).toMatchObject({ state: 'waiting' });
});

test('who was reminded by hand is ticked, until the visit moves', async () => {
  const world = await openLettersWorld();
  const { salone, mario } = world;
  const { id, startsAt } = await world.book(visit);
  const tick = (reminded: boolean, at = startsAt, by = salone) =>
    setReminded(world, as(by), id, { reminded, startsAt: at });
  const ticked = async () => (await list(world, { date: date('2027-01-12') })).reminders[0]?.reminded;
  expect(refusal(await tick(true, startsAt.add({ minutes: 15 })))).toBe('appointment-changed');
  expect(await ticked()).toBeNull();
  expect(refusal(await tick(true))).toBeUndefined();
  expect(await ticked()).toEqual({ at: world.clock.now(), by: 'Salone Aurora' });
  granted(await tick(false));
  expect(await ticked()).toBeNull();
  granted(await setReminded(world, as(salone), id, { reminded: true }));
  await world.move(id, '2027-01-12', '11:00', { by: salone });
  expect(await ticked()).toBeNull();
  expect(refusal(await tick(true, startsAt, mario))).toBe('not-permitted');
  expect(refusal(await setReminded(world, as(salone), 999, { reminded: true }))).toBe(
    'appointment-not-found',
  );
});

test('a reminder by letter is planned, sent, or fails', async () => {
  const world = await openLettersWorld();
  const { id, startsAt } = await world.book(visit);
  await world.sendAll();
  const at = startsAt.subtract({ hours: 24 });
  expect(await letter(world)).toEqual({ state: 'planned', at, failure: null });
  await world.remind('2027-01-11T10:00:10+01:00');
  expect(await letter(world)).toMatchObject({ state: 'waiting', at: null });
  await world.sendAll();
  expect(await letter(world)).toEqual({ state: 'sent', at: world.clock.now(), failure: null });
  await world.move(id, '2027-01-12', '11:00', { by: world.anna });
  expect(await letter(world)).toEqual({ state: 'planned', at: at.add({ hours: 1 }), failure: null });
  await world.remind('2027-01-11T11:00:00+01:00');
  world.post.answers.push('taken', { failure: 'refused', inDoubt: false });
  await world.sendAll();
  expect(await letter(world)).toMatchObject({ state: 'failed', failure: 'refused' });
});

test('a letter that waits goes as things stand now: not at all, or later', async () => {
  const world = await openLettersWorld();
  const { startsAt } = await world.book(visit);
  await world.remind('2027-01-11T10:00:10+01:00');
  await world.set({ off: ['reminder'], reminderHours: 24 });
  expect(await letter(world)).toBeNull();
  await world.set({ off: [], reminderHours: 2 });
  const at = startsAt.subtract({ hours: 2 });
  expect(await letter(world)).toEqual({ state: 'planned', at, failure: null });
});

test('no reminder is planned where none would go', async () => {
  const world = await openLettersWorld();
  await world.book(visit);
  await world.set({ off: [], reminderHours: 0 });
  expect(await letter(world)).toBeNull();
  await world.set({ off: ['reminder'], reminderHours: 24 });
  expect(await letter(world)).toBeNull();
  await world.set({ off: [], reminderHours: 24 });
  await world.letterChoices.put(world.mario.id, ['reminder']);
  expect(await letter(world)).toBeNull();
  await world.letterChoices.put(world.mario.id, []);
  expect(await letter(world)).not.toBeNull();
  world.clock.moveTo('2027-01-11T10:00:00+01:00');
  expect(await letter(world)).toBeNull();
});
