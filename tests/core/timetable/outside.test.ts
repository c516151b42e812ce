import { expect, test } from 'vitest';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { keptAbsence, removedAbsence } from '../../../core/timetable/absence-entry.ts';
import { keptClosure } from '../../../core/timetable/closure-entry.ts';
import { keepVisit } from '../../../core/timetable/keep-visit.ts';
import { listOutside } from '../../../core/timetable/list-outside.ts';
import { keptPlan } from '../../../core/timetable/plan-entry.ts';
import { keptSkills } from '../../../core/timetable/skills-entry.ts';
import { as, date, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';
import { absence, booked, closure, enter, everyDay, ids, morning } from './timetable-steps.ts';

const outside = async (world: SmallWorld) =>
  granted(await listOutside(world, as(world.salone))).map(({ appointment, outsideReason }) => ({
    ...{ id: appointment.id, kind: outsideReason.kind, text: outsideReason.text },
  }));

const keep = (world: SmallWorld, id: number) => keepVisit(world, as(world.salone), id);

test('each visit outside is listed with its reason, by its start', async () => {
  const world = await openSmallWorld();
  const { anna, bruno, taglio, barba } = world;
  const closed = await booked(world, '2027-02-09', '10:00');
  const away = await booked(world, '2027-02-02', '10:00');
  const planned = await booked(world, '2027-02-03', '15:00', { stylist: bruno });
  const unskilled = await booked(world, '2027-02-10', '10:00', { services: [taglio, barba] });
  await booked(world, '2027-02-03', '15:00');
  expect(await outside(world)).toEqual([]);
  await enter(world, keptClosure(null, closure('2027-02-09', '2027-02-09', { reason: 'Trasloco' })));
  await enter(world, keptAbsence(null, absence(world, '2027-02-02')));
  const weeks = [everyDay(morning)] as const;
  await enter(world, keptPlan({ stylistId: bruno.id, validFrom: date('2027-02-01'), weeks }));
  await enter(world, keptSkills({ stylistId: anna.id, serviceIds: [taglio.id] }));
  expect(await outside(world)).toEqual([
    { id: away, kind: 'absent', text: 'Anna Bianchi non c’è: Dentista' },
    { id: planned, kind: 'plan', text: 'Bruno Conti non lavora in quell’orario' },
    { id: closed, kind: 'closed', text: 'Salone chiuso: Trasloco' },
    { id: unskilled, kind: 'skill', text: expect.stringContaining('Anna Bianchi') as unknown },
  ]);
  expect(refusal(await listOutside(world, as(world.mario)))).toBe('not-permitted');
});

test('a visit to the last minute of a shorter day is inside, one over an edge is not', async () => {
  const world = await openSmallWorld();
  const at = (time: string, stylist = world.anna) => booked(world, '2027-02-09', time, { stylist });
  const over = [await at('09:00'), await at('12:00'), await at('19:30')];
  await at('09:15', world.bruno);
  await at('11:45', world.bruno);
  const hours = [{ from: '09:15', to: '12:15' }];
  await enter(world, keptClosure(null, closure('2027-02-09', '2027-02-09', { hours })));
  expect(ids(await outside(world))).toEqual(over);
});

test('a visit that is kept leaves the list until its time is taken again', async () => {
  const world = await openSmallWorld();
  const [kept, other] = [
    await booked(world, '2027-02-09', '10:00'),
    await booked(world, '2027-02-09', '11:00'),
  ];
  const { entry } = granted(await enter(world, keptClosure(null, closure('2027-02-09'))));
  expect(refusal(await keep(world, kept))).toBeUndefined();
  expect(ids(await outside(world))).toEqual([other]);
  const reworded = closure('2027-02-09', '2027-02-10', { reason: 'Lavori' });
  expect(ids(granted(await enter(world, keptClosure(entry.id, reworded))).affected)).toEqual([kept, other]);
  expect(ids(await outside(world))).toEqual([other]);
  const afternoon = { ...reworded, hours: [{ from: '15:00', to: '19:00' }] };
  expect(ids(granted(await enter(world, keptClosure(entry.id, afternoon))).affected)).toEqual([kept, other]);
  expect(ids(await outside(world))).toEqual([kept, other]);
});

test('an absence that grows keeps who was kept, and affects who is taken for the first time', async () => {
  const world = await openSmallWorld();
  const [early, late] = [
    await booked(world, '2027-02-09', '10:00'),
    await booked(world, '2027-02-09', '11:00'),
  ];
  const part = (to: string) => absence(world, '2027-02-09', '2027-02-09', { part: { from: '10:00', to } });
  const { entry } = granted(await enter(world, keptAbsence(null, part('10:30'))));
  await keep(world, early);
  expect(await outside(world)).toEqual([]);
  expect(ids(granted(await enter(world, keptAbsence(entry.id, part('12:00')))).affected)).toEqual([
    early,
    late,
  ]);
  expect(ids(await outside(world))).toEqual([late]);
  await enter(world, removedAbsence(entry.id));
  expect(await outside(world)).toEqual([]);
});

test('a visit that was put outside on purpose is listed only when its time is taken', async () => {
  const world = await openSmallWorld();
  const visit = await booked(world, '2027-02-08', '10:00', { override: true });
  expect(await outside(world)).toEqual([]);
  expect(granted(await enter(world, keptClosure(null, closure('2027-02-10')))).affected).toEqual([]);
  await enter(world, keptAbsence(null, absence(world, '2027-02-09')));
  expect(await outside(world)).toEqual([]);
  await enter(world, keptAbsence(null, absence(world, '2027-02-08')));
  expect(ids(await outside(world))).toEqual([visit]);
});

test('only a visit to come is kept, by an administrator', async () => {
  const world = await openSmallWorld();
  const [cancelled, coming] = [
    await booked(world, '2027-02-09', '10:00'),
    await booked(world, '2027-02-09', '11:00'),
  ];
  await cancelAppointment(world, as(world.salone), cancelled);
  expect(refusal(await keep(world, cancelled))).toBe('appointment-not-found');
  expect(refusal(await keepVisit(world, as(world.mario), coming))).toBe('not-permitted');
  await enter(world, keptClosure(null, closure('2027-02-09')));
  expect(ids(await outside(world))).toEqual([coming]);
  world.clock.moveTo('2027-02-09T11:00:00+01:00');
  expect(await outside(world)).toEqual([]);
  expect(refusal(await keep(world, coming))).toBe('appointment-not-found');
});
