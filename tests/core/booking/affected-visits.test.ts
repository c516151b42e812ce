import { expect, test, vi } from 'vitest';
import { moveAppointment } from '../../../core/booking/moving/move-appointment.ts';
import { keptAbsence } from '../../../core/timetable/absence-entry.ts';
import { changeTimetable } from '../../../core/timetable/change-timetable.ts';
import { as, book, date, granted, openSmallWorld, time } from '../../worlds/small-world.ts';

test.each([
  ['day', '2027-01-07'],
  ['stylist', '2027-01-05'],
])('a visit moved to another %s before its names are read is named as it stood', async (_, day) => {
  const world = await openSmallWorld();
  const { id } = granted(await book(world, { at: '10:30', stylist: world.anna })).appointment;
  const list = world.appointments.list.bind(world.appointments);
  vi.spyOn(world.appointments, 'list').mockImplementationOnce(async filter => {
    const target = { date: date(day), time: time('16:00'), stylistId: world.bruno.id };
    granted(await moveAppointment(world, as(world.salone), id, target));
    return list(filter);
  });
  const today = date('2027-01-05');
  const away = { stylistId: world.anna.id, from: today, to: today, part: null, reason: '' };
  const { affected } = granted(await changeTimetable(world, as(world.salone), keptAbsence(null, away)));
  expect(affected).toMatchObject([
    {
      ...{ id, date: today, stylistId: world.anna.id, stylistFirstName: 'Anna' },
      customer: { customerPhone: world.mario.phone },
    },
  ]);
});
