import { expect, test } from 'vitest';
import { guest } from '../../../core/people/permissions.ts';
import { changeTimetable } from '../../../core/timetable/change-timetable.ts';
import { keptClosure } from '../../../core/timetable/closure-entry.ts';
import { listPlans, listWeeks, seePlan } from '../../../core/timetable/list-timetable.ts';
import { keptPlan, removedPlan } from '../../../core/timetable/plan-entry.ts';
import { keptWeek, removedWeek } from '../../../core/timetable/week-entry.ts';
import { fieldWording } from '../../../core/wording.ts';
import { as, date, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';
import { booked, closure, enter, everyDay, morning } from './timetable-steps.ts';

const evening = { from: '16:00', to: '22:00' };

const plansOf = async (world: SmallWorld, stylistId: number) =>
  granted(await listPlans(world, as(world.salone), stylistId));

test('a plan affects its own stylist’s visits, and is listed, seen and removed', async () => {
  const world = await openSmallWorld();
  const { anna, bruno, salone, mario } = world;
  const [outside] = [await booked(world, '2027-02-09', '15:00'), await booked(world, '2027-02-09', '10:00')];
  await booked(world, '2027-02-09', '15:00', { stylist: bruno });
  const key = { stylistId: anna.id, validFrom: date('2027-02-01') };
  const plan = { ...key, weeks: [everyDay(morning)] as const };
  expect(granted(await enter(world, keptPlan(plan)))).toMatchObject({
    entry: plan,
    affected: [{ id: outside }],
  });
  await enter(world, keptPlan({ ...plan, stylistId: bruno.id }));
  await enter(world, keptPlan({ ...plan, validFrom: date('2027-03-01') }));
  expect((await plansOf(world, anna.id)).map(({ validFrom }) => `${validFrom}`)).toEqual([
    '2027-02-01',
    '2027-03-01',
  ]);
  expect(granted(await seePlan(world, as(salone), key))).toEqual(plan);
  expect(granted(await enter(world, removedPlan(key)))).toEqual({ entry: undefined, affected: [] });
  expect(refusal(await enter(world, removedPlan(key)))).toBe('hours-not-found');
  expect(refusal(await seePlan(world, as(salone), key))).toBe('hours-not-found');
  expect(await plansOf(world, bruno.id)).toHaveLength(1);
  const ofMario = { ...plan, stylistId: mario.id };
  expect(refusal(await enter(world, keptPlan(ofMario)))).toBe('stylist-not-found');
  expect(refusal(await listPlans(world, as(salone), mario.id))).toBe('stylist-not-found');
  expect(refusal(await listPlans(world, as(salone), 999))).toBe('stylist-not-found');
});

test('plans are for administrators alone, weeks are read by anybody', async () => {
  const world = await openSmallWorld();
  const [mario, validFrom] = [as(world.mario), date('2027-02-01')];
  const key = { stylistId: world.anna.id, validFrom };
  const plan = keptPlan({ ...key, weeks: [everyDay(morning)] });
  expect(refusal(await changeTimetable(world, mario, plan))).toBe('not-permitted');
  expect(refusal(await changeTimetable(world, mario, removedPlan(key)))).toBe('not-permitted');
  expect(refusal(await changeTimetable(world, mario, keptWeek(validFrom, everyDay(morning))))).toBe(
    'not-permitted',
  );
  expect(refusal(await changeTimetable(world, mario, removedWeek(validFrom)))).toBe('not-permitted');
  expect(refusal(await listPlans(world, mario, key.stylistId))).toBe('not-permitted');
  expect(refusal(await seePlan(world, mario, key))).toBe('not-permitted');
  expect(granted(await listWeeks(world, guest))).toHaveLength(1);
});

test('a week begins today or later, and affects what it leaves outside', async () => {
  const world = await openSmallWorld();
  const week = everyDay(morning);
  const late = await booked(world, '2027-01-12', '15:00');
  await booked(world, '2027-01-12', '10:00');
  const stored = granted(await enter(world, keptWeek(date('2027-01-05'), week)));
  expect(stored).toMatchObject({ entry: { validFrom: date('2027-01-05'), week }, affected: [{ id: late }] });
  expect(granted(await listWeeks(world, guest))).toEqual([
    { validFrom: null, week: world.hours.week },
    stored.entry,
  ]);
  const past = await enter(world, keptWeek(date('2027-01-04'), week));
  expect(past).toMatchObject({ problem: { fields: { validFrom: fieldWording['hours-in-the-past'] } } });
});

test('a week is removed until it has begun', async () => {
  const world = await openSmallWorld();
  const [today, later] = [date('2027-01-05'), date('2027-02-01')];
  await enter(world, keptWeek(today, everyDay(morning)));
  await enter(world, keptWeek(later, everyDay(morning)));
  expect(refusal(await enter(world, removedWeek(date('2027-02-02'))))).toBe('hours-not-found');
  expect(granted(await enter(world, removedWeek(later)))).toEqual({ entry: undefined, affected: [] });
  expect(granted(await listWeeks(world, guest))).toHaveLength(2);
  expect(granted(await enter(world, removedWeek(today)))).toEqual({ entry: undefined, affected: [] });
  await enter(world, keptWeek(today, everyDay(morning)));
  world.clock.moveTo('2027-01-06T08:00:00+01:00');
  expect(refusal(await enter(world, removedWeek(today)))).toBe('hours-in-force');
});

test('no week makes a day longer than the calendar can draw, beside a closure neither', async () => {
  const world = await openSmallWorld();
  const dawn = { hours: [{ from: '05:00', to: '09:00' }], reason: 'Alba' };
  await enter(world, keptWeek(date('2027-07-01'), everyDay(morning)));
  await enter(world, keptClosure(null, closure('2027-07-10', '2027-07-12', dawn)));
  const weekOf = async (validFrom: string, day: typeof morning) => {
    const kept = await enter(world, keptWeek(date(validFrom), everyDay(day)));
    return kept.ok ? undefined : kept.problem;
  };
  expect(await weekOf('2027-07-11', evening)).toMatchObject({
    fields: { week: expect.stringContaining('«Alba»') as unknown },
  });
  expect(await weekOf('2027-07-13', evening)).toBeUndefined();
  expect(await weekOf('2027-06-15', evening)).toBeUndefined();
  expect(await enter(world, removedWeek(date('2027-07-01')))).toMatchObject({
    problem: { code: 'day-too-long', days: 'dal 10 al 12 luglio', reason: 'Alba' },
  });
  expect(await weekOf('2027-06-15', { from: '05:00', to: '21:15' })).toEqual({
    ...{ code: 'invalid-input', fields: { week: fieldWording['grid-too-long'] } },
  });
});

test('what an own day was refused for is told of its closure: nothing of it is stored', async () => {
  const world = await openSmallWorld();
  await enter(world, keptWeek(date('2027-07-01'), everyDay(evening)));
  const dawn = closure('2027-07-10', '2027-07-10', { hours: [{ from: '05:00', to: '09:00' }] });
  expect(refusal(await enter(world, keptClosure(null, dawn)))).toBe('invalid-input');
  expect((await world.timetables.current()).closures).toEqual([]);
});
