import { expect, test } from 'vitest';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { guest } from '../../../core/people/permissions.ts';
import { keptAbsence, removedAbsence } from '../../../core/timetable/absence-entry.ts';
import { keptClosure, removedClosure } from '../../../core/timetable/closure-entry.ts';
import { listOutside } from '../../../core/timetable/list-outside.ts';
import { listClosures } from '../../../core/timetable/list-timetable.ts';
import { outsideReasonOf } from '../../../core/timetable/outside-reason.ts';
import { as, date, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';
import { absence, booked, closure, enter, foresee, ids } from './timetable-steps.ts';

const day = '2027-02-09';
const away = (world: SmallWorld, from: string, to: string, rest: object = {}) =>
  keptAbsence(null, absence(world, day, day, { part: { from, to }, ...rest }));

test('of visits that lay outside already an absence affects those alone whose time it takes', async () => {
  const world = await openSmallWorld();
  const visit = await booked(world, day, '10:00');
  await enter(world, keptClosure(null, closure(day)));
  const affected = async (entry: ReturnType<typeof away>) => ids(granted(await foresee(world, entry)));
  expect(await affected(away(world, '09:00', '10:00'))).toEqual([]);
  expect(await affected(away(world, '10:30', '11:00'))).toEqual([]);
  expect(await affected(away(world, '10:15', '10:30'))).toEqual([visit]);
  expect(await affected(away(world, '09:45', '10:15'))).toEqual([visit]);
  expect(await affected(away(world, '10:00', '10:30', { stylistId: world.bruno.id }))).toEqual([]);
  const other = absence(world, '2027-02-10');
  expect(await affected(keptAbsence(null, other))).toEqual([]);
  expect(await affected(keptAbsence(null, absence(world, day)))).toEqual([visit]);
});

test('an opening before or behind the usual hours leaves its visits outside when it is taken back', async () => {
  const world = await openSmallWorld();
  const hours = [
    { from: '06:00', to: '07:00' },
    { from: '08:30', to: '20:00' },
    { from: '20:30', to: '21:30' },
  ];
  const { entry } = granted(await enter(world, keptClosure(null, closure(day, day, { hours }))));
  const early = [await booked(world, day, '06:00'), await booked(world, day, '06:30')];
  await booked(world, day, '08:30');
  await booked(world, day, '19:30');
  const late = [await booked(world, day, '20:30'), await booked(world, day, '21:00')];
  expect(granted(await listOutside(world, as(world.salone)))).toEqual([]);
  expect(ids(granted(await enter(world, removedClosure(entry.id))).affected)).toEqual([...early, ...late]);
  const outside = granted(await listOutside(world, as(world.salone)));
  expect(outside.map(({ appointment }) => appointment.id)).toEqual([...early, ...late]);
  expect(new Set(outside.map(({ outsideReason }) => outsideReason.kind))).toEqual(new Set(['closed']));
});

test('what is foreseen leaves out visits that were cancelled, and days that are over', async () => {
  const world = await openSmallWorld();
  await booked(world, '2027-01-05', '10:00');
  granted(await cancelAppointment(world, as(world.salone), await booked(world, day, '10:00')));
  const visit = await booked(world, day, '11:00');
  world.clock.moveTo('2027-01-06T08:00:00+01:00');
  const foreseen = granted(await foresee(world, keptClosure(null, closure('2027-01-05', day))));
  expect(ids(foreseen)).toEqual([visit]);
});

test('each entry is changed and removed by its own id', async () => {
  const world = await openSmallWorld();
  const one = granted(await enter(world, keptAbsence(null, absence(world, day)))).entry;
  const two = granted(await enter(world, keptAbsence(null, absence(world, '2027-02-10')))).entry;
  const closed = granted(await enter(world, keptClosure(null, closure('2027-03-09')))).entry;
  const unknown = 999;
  expect(refusal(await enter(world, keptAbsence(unknown, absence(world, day))))).toBe('absence-not-found');
  expect(refusal(await enter(world, removedAbsence(unknown)))).toBe('absence-not-found');
  expect(refusal(await enter(world, removedClosure(unknown)))).toBe('closure-not-found');
  expect(granted(await enter(world, keptAbsence(two.id, absence(world, day)))).entry.id).toBe(two.id);
  expect(ids((await world.timetables.current()).absences)).toEqual([one.id, two.id]);
  const same = closure('2027-03-09');
  expect(granted(await enter(world, keptClosure(closed.id, same))).entry).toEqual(closed);
});

test('closures are listed by the days that they share with a range', async () => {
  const world = await openSmallWorld();
  const first = granted(await enter(world, keptClosure(null, closure('2027-03-09', '2027-03-11')))).entry;
  const second = granted(await enter(world, keptClosure(null, closure('2027-03-16')))).entry;
  const between = async (from: string, to: string) =>
    ids(granted(await listClosures(world, guest, { from: date(from), to: date(to) })));
  expect(await between('2027-03-11', '2027-03-15')).toEqual([first.id]);
  expect(await between('2027-03-12', '2027-03-15')).toEqual([]);
  expect(await between('2027-03-01', '2027-03-16')).toEqual([first.id, second.id]);
});

test('a stylist who has one name, or none, is called by what there is', async () => {
  const world = await openSmallWorld();
  const visit = await booked(world, day, '10:00');
  await enter(world, keptAbsence(null, absence(world, day)));
  const [timetable, details] = [await world.timetables.current(), await world.appointments.find(visit)];
  const textOf = (stylistFirstName: string | null, stylistLastName: string | null) =>
    details && outsideReasonOf(timetable, { ...details, stylistFirstName, stylistLastName })?.text;
  expect(textOf('Anna', null)).toBe('Anna non c’è: Dentista');
  expect(textOf(null, 'Bianchi')).toBe('Bianchi non c’è: Dentista');
  expect(textOf(null, null)).toBe('Lo stylist non c’è: Dentista');
});
