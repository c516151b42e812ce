import { expect, test } from 'vitest';
import { type CustomerRules, noRules } from '../../../core/calendar/customer-rules.ts';
import { changeTimetable } from '../../../core/timetable/change-timetable.ts';
import { keptClosure } from '../../../core/timetable/closure-entry.ts';
import { keptRules } from '../../../core/timetable/rules-entry.ts';
import { seeBookingRules } from '../../../core/timetable/see-rules.ts';
import { keptSkills } from '../../../core/timetable/skills-entry.ts';
import { keptWeek } from '../../../core/timetable/week-entry.ts';
import { as, date, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';
import { booked, closure, enter, everyDay, ids } from './timetable-steps.ts';

test('what a stylist does no more affects their own visits to come', async () => {
  const world = await openSmallWorld();
  const { anna, bruno, taglio, barba } = world;
  await booked(world, '2027-01-05', '09:00', { service: barba });
  const shaves = [
    await booked(world, '2027-01-12', '10:00', { service: barba }),
    await booked(world, '2027-01-13', '10:00', { services: [taglio, barba] }),
  ];
  await booked(world, '2027-01-12', '11:00');
  await booked(world, '2027-01-12', '10:00', { service: barba, stylist: bruno });
  world.clock.moveTo('2027-01-05T09:00:00+01:00');
  const serviceIds = [taglio.id, taglio.id];
  const { entry, affected } = granted(await enter(world, keptSkills({ stylistId: anna.id, serviceIds })));
  expect([entry, ids(affected)]).toEqual([{ stylistId: anna.id, serviceIds: [taglio.id] }, shaves]);
  const everything = granted(await enter(world, keptSkills({ stylistId: anna.id, serviceIds: null })));
  expect(everything).toEqual({ entry: { stylistId: anna.id, serviceIds: null }, affected: [] });
  expect((await world.timetables.current()).skills).toEqual([]);
});

test('skills are of stylists and services that there are, entered by administrators', async () => {
  const world = await openSmallWorld();
  const { anna, mario, taglio } = world;
  const skills = (stylistId: number, ...serviceIds: number[]) => keptSkills({ stylistId, serviceIds });
  expect(refusal(await enter(world, skills(mario.id)))).toBe('stylist-not-found');
  expect(refusal(await enter(world, skills(anna.id, taglio.id, 999)))).toBe('service-not-found');
  expect(refusal(await changeTimetable(world, as(mario), skills(anna.id)))).toBe('not-permitted');
});

const entered = async (world: SmallWorld, rules: Partial<CustomerRules>) => {
  const stored = await enter(world, keptRules({ ...noRules, ...rules }));
  return stored.ok ? stored.value : stored.problem;
};

test('rules are stored and affect no visit', async () => {
  const world = await openSmallWorld();
  await booked(world, '2027-01-05', '09:00');
  const rules = { ...noRules, minNotice: 1_440, startStep: 30, horizonDays: 60 } as const;
  expect(await entered(world, rules)).toEqual({ entry: rules, affected: [] });
  expect(granted(await seeBookingRules(world, as(world.salone)))).toEqual(rules);
  expect(refusal(await seeBookingRules(world, as(world.mario)))).toBe('not-permitted');
  expect(refusal(await changeTimetable(world, as(world.mario), keptRules(rules)))).toBe('not-permitted');
});

test('a step at which the shop never begins anything is refused', async () => {
  const world = await openSmallWorld();
  const quarters = everyDay({ from: '09:15', to: '09:45' });
  await enter(world, keptWeek(date('2027-01-05'), quarters));
  await enter(
    world,
    keptClosure(null, closure('2027-01-05', '2029-12-31', { hours: [{ from: '09:15', to: '09:45' }] })),
  );
  expect(await entered(world, { startStep: 60 })).toMatchObject({
    fields: { startStep: expect.any(String) as unknown },
  });
  expect(await entered(world, { startStep: 30 })).toMatchObject({ entry: { startStep: 30 } });
});

test('a notice that outlasts the days ahead is refused, one that leaves a start is not', async () => {
  const world = await openSmallWorld();
  const day = 24 * 60;
  expect(await entered(world, { horizonDays: 1, minNotice: 2 * day })).toMatchObject({
    fields: { minNotice: expect.any(String) as unknown },
  });
  expect(await entered(world, { horizonDays: 1, minNotice: day })).toMatchObject({ affected: [] });
  expect(await entered(world, { horizonDays: 0, minNotice: 60 })).toMatchObject({ affected: [] });
});

test('a shop that does not open at all blames no rule', async () => {
  const world = await openSmallWorld();
  await enter(world, keptClosure(null, closure('2027-01-01', '2029-12-31')));
  expect(await entered(world, { horizonDays: 0, minNotice: 1_440, startStep: 60 })).toMatchObject({
    affected: [],
  });
});
