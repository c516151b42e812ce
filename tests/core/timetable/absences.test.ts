import { expect, test } from 'vitest';
import { keptAbsence, removedAbsence } from '../../../core/timetable/absence-entry.ts';
import { changeTimetable } from '../../../core/timetable/change-timetable.ts';
import { listAbsences } from '../../../core/timetable/list-timetable.ts';
import { as, date, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';
import { absence, booked, enter, ids } from './timetable-steps.ts';

const day = '2027-01-12';

async function stored(world: SmallWorld, stylistId?: number) {
  const year = { from: date('2027-01-01'), to: date('2027-12-31') };
  return granted(await listAbsences(world, as(world.salone), { ...year, stylistId }));
}

test('an absence of hours affects the visits that need one of them', async () => {
  const world = await openSmallWorld();
  const at = async (time: string) => [time, await booked(world, day, time)] as const;
  const visits = new Map([await at('09:30'), await at('10:00'), await at('11:00'), await at('11:30')]);
  await booked(world, day, '10:30', { stylist: world.bruno });
  await booked(world, '2027-01-13', '10:30');
  const part = { from: '10:15', to: '11:30' };
  const { affected } = granted(await enter(world, keptAbsence(null, absence(world, day, day, { part }))));
  expect(ids(affected)).toEqual([visits.get('10:00'), visits.get('11:00')]);
});

test('an absence of whole days affects all visits of its stylist on them', async () => {
  const world = await openSmallWorld();
  await booked(world, '2027-01-09', '10:00');
  const inside = [await booked(world, day, '08:30'), await booked(world, '2027-01-13', '19:30')];
  await booked(world, '2027-01-14', '10:00');
  await booked(world, day, '10:00', { stylist: world.bruno });
  const { affected } = granted(await enter(world, keptAbsence(null, absence(world, day, '2027-01-13'))));
  expect(ids(affected)).toEqual(inside);
});

test('the very same absence, sent once more, is the one that is stored', async () => {
  const world = await openSmallWorld();
  const input = absence(world, day, '2027-01-13');
  const { entry } = granted(await enter(world, keptAbsence(null, input)));
  expect(granted(await enter(world, keptAbsence(null, input))).entry).toEqual(entry);
  expect(await stored(world)).toEqual([{ ...input, id: entry.id }]);
  const others = [
    { ...input, stylistId: world.bruno.id },
    { ...input, to: date('2027-01-14') },
    { ...input, to: input.from, part: { from: '09:00', to: '10:00' } },
    { ...input, to: input.from, part: { from: '09:00', to: '10:15' } },
    { ...input, reason: 'Corso' },
  ];
  for (const other of others) await enter(world, keptAbsence(null, other));
  expect(new Set((await stored(world)).map(({ id }) => id)).size).toBe(1 + others.length);
});

test('absences are listed by stylist and by the days that they share', async () => {
  const world = await openSmallWorld();
  const { anna, bruno, salone } = world;
  const first = granted(
    await enter(world, keptAbsence(null, absence(world, '2027-03-02', '2027-03-04'))),
  ).entry;
  const other = absence(world, '2027-03-03', '2027-03-03', { stylistId: bruno.id });
  const second = granted(await enter(world, keptAbsence(null, other))).entry;
  const between = async (from: string, to: string, stylistId?: number) =>
    ids(granted(await listAbsences(world, as(salone), { from: date(from), to: date(to), stylistId })));
  expect(await between('2027-03-04', '2027-03-09')).toEqual([first.id]);
  expect(await between('2027-03-05', '2027-03-09')).toEqual([]);
  expect(await between('2027-03-01', '2027-03-03')).toEqual([first.id, second.id]);
  expect(await between('2027-03-01', '2027-03-03', bruno.id)).toEqual([second.id]);
  expect(await stored(world, anna.id)).toEqual([first]);
  const year = { from: date('2027-01-01'), to: date('2027-12-31') };
  expect(refusal(await listAbsences(world, as(world.mario), year))).toBe('not-permitted');
});

test('an absence that is changed or removed gives its time back', async () => {
  const world = await openSmallWorld();
  const { entry } = granted(await enter(world, keptAbsence(null, absence(world, day))));
  const moved = absence(world, '2027-01-19');
  expect(granted(await enter(world, keptAbsence(entry.id, moved))).entry).toEqual({ ...moved, id: entry.id });
  expect(await stored(world)).toEqual([{ ...moved, id: entry.id }]);
  await booked(world, day, '10:00');
  expect(granted(await enter(world, removedAbsence(entry.id)))).toEqual({ entry: undefined, affected: [] });
  expect(await stored(world)).toEqual([]);
});

test('an absence that is not there, or of nobody who takes bookings, is refused', async () => {
  const world = await openSmallWorld();
  expect(refusal(await enter(world, keptAbsence(9, absence(world, day))))).toBe('absence-not-found');
  expect(refusal(await enter(world, removedAbsence(9)))).toBe('absence-not-found');
  const ofMario = absence(world, day, day, { stylistId: world.mario.id });
  expect(refusal(await enter(world, keptAbsence(null, ofMario)))).toBe('stylist-not-found');
  const byMario = (entry: Parameters<typeof changeTimetable>[2]) =>
    changeTimetable(world, as(world.mario), entry);
  expect(refusal(await byMario(keptAbsence(null, absence(world, day))))).toBe('not-permitted');
  expect(refusal(await byMario(removedAbsence(1)))).toBe('not-permitted');
});
