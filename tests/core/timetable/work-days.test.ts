import { expect, test } from 'vitest';
import { removeStylist } from '../../../core/people/remove-stylist.ts';
import { keptAbsence } from '../../../core/timetable/absence-entry.ts';
import { keptClosure } from '../../../core/timetable/closure-entry.ts';
import { keptPlan } from '../../../core/timetable/plan-entry.ts';
import { seeWorkDays } from '../../../core/timetable/see-work-days.ts';
import { as, date, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';
import { absence, booked, closure, enter, everyDay, morning } from './timetable-steps.ts';

async function drawn(world: SmallWorld, from: string, to = from, stylistId?: number) {
  const days = await seeWorkDays(world, as(world.salone), { from: date(from), to: date(to), stylistId });
  return granted(days).map(({ date: day, closure: closing, stylists }) => ({
    ...{ day: `${day}`, closed: closing?.reason ?? null },
    stylists: stylists.map(one => ({
      stylistId: one.stylistId,
      stretches: one.stretches.map(stretch => `${stretch.from} ${stretch.kind} ${stretch.to}`),
    })),
  }));
}

test('a day is drawn without a gap: work, breaks, plans and absences', async () => {
  const world = await openSmallWorld();
  const { anna, bruno } = world;
  const part = { from: '10:00', to: '15:00' };
  await enter(world, keptAbsence(null, absence(world, '2027-01-12', '2027-01-12', { part })));
  const weeks = [everyDay(morning)] as const;
  await enter(world, keptPlan({ stylistId: bruno.id, validFrom: date('2027-01-11'), weeks }));
  const [day] = await drawn(world, '2027-01-12');
  expect(day).toEqual({
    ...{ day: '2027-01-12', closed: null },
    stylists: [
      {
        stylistId: anna.id,
        stretches: [
          ...['08:30 works 10:00', '10:00 absent 13:00', '13:00 closed 14:00', '14:00 absent 15:00'],
          '15:00 works 20:00',
        ],
      },
      {
        stylistId: bruno.id,
        stretches: [
          ...['08:30 off-plan 09:00', '09:00 works 12:00', '12:00 off-plan 13:00', '13:00 closed 14:00'],
          '14:00 off-plan 20:00',
        ],
      },
    ],
  });
});

test('two absences that follow each other are two stretches', async () => {
  const world = await openSmallWorld();
  const from = (start: string, end: string, reason: string) =>
    enter(
      world,
      keptAbsence(
        null,
        absence(world, '2027-01-12', '2027-01-12', { part: { from: start, to: end }, reason }),
      ),
    );
  await from('09:00', '10:00', 'Dentista');
  await from('10:00', '11:00', 'Banca');
  const [day] = await drawn(world, '2027-01-12', '2027-01-12', world.anna.id);
  expect(day?.stylists.map(({ stretches }) => stretches.slice(0, 4))).toEqual([
    ['08:30 works 09:00', '09:00 absent 10:00', '10:00 absent 11:00', '11:00 works 13:00'],
  ]);
});

test('each day of a range is drawn, with the closure that is on it', async () => {
  const world = await openSmallWorld();
  await enter(world, keptClosure(null, closure('2027-01-13')));
  const days = await drawn(world, '2027-01-12', '2027-01-14');
  expect(days.map(({ day, closed }) => [day, closed])).toEqual([
    ['2027-01-12', null],
    ['2027-01-13', 'Ferie'],
    ['2027-01-14', null],
  ]);
  expect(days[1]?.stylists[0]?.stretches).toEqual(['08:30 closed 20:00']);
});

test('who takes no bookings any more is drawn when they ever did, nobody else is', async () => {
  const world = await openSmallWorld();
  const { anna, bruno, salone, mario } = world;
  await booked(world, '2027-01-12', '10:00', { stylist: bruno });
  granted(await removeStylist(world, as(salone), bruno.id, { revokeAdmin: false }));
  const [day] = await drawn(world, '2027-01-12');
  expect(day?.stylists.map(({ stylistId }) => stylistId)).toEqual([anna.id, bruno.id]);
  const [own] = await drawn(world, '2027-01-12', '2027-01-12', bruno.id);
  expect(own?.stylists.map(({ stylistId }) => stylistId)).toEqual([bruno.id]);
  const range = { from: date('2027-01-12'), to: date('2027-01-12') };
  const nobody = { ...range, stylistId: mario.id };
  expect(refusal(await seeWorkDays(world, as(salone), nobody))).toBe('stylist-not-found');
  expect(refusal(await seeWorkDays(world, as(mario), range))).toBe('not-permitted');
});
