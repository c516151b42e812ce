import { expect, test, vi } from 'vitest';
import { cancelAppointment } from '../../../../core/booking/cancel-appointment.ts';
import { moveAppointment } from '../../../../core/booking/moving/move-appointment.ts';
import { restoreAppointment } from '../../../../core/booking/restoring/restore-appointment.ts';
import { as, book, date, granted, openSmallWorld, refusal, time } from '../../../worlds/small-world.ts';

test('of two who restore a visit at once, the one who comes after it was moved is told that it stands', async () => {
  const world = await openSmallWorld();
  const { id } = granted(await book(world, { at: '10:00' })).appointment;
  granted(await cancelAppointment(world, as(world.mario), id));
  const cancelled = await world.appointments.find(id);
  granted(await restoreAppointment(world, as(world.mario), id));
  const to = { date: date('2027-01-06'), time: time('16:00') };
  granted(await moveAppointment(world, as(world.mario), id, to));
  vi.spyOn(world.appointments, 'find').mockResolvedValueOnce(cancelled);
  const lines = await world.histories.of(id);
  vi.spyOn(world.histories, 'of').mockResolvedValueOnce(lines.slice(0, 2));
  expect(refusal(await restoreAppointment(world, as(world.mario), id))).toBe('not-restorable');
  expect(await world.appointments.find(id)).toMatchObject({ status: 'confirmed', ...to });
});

test('the same restoring twice answers twice, however the second overtakes what the first has written', async () => {
  const world = await openSmallWorld();
  const { id } = granted(await book(world, { at: '10:00' })).appointment;
  granted(await cancelAppointment(world, as(world.mario), id));
  const cancelled = await world.appointments.find(id);
  granted(await restoreAppointment(world, as(world.mario), id));
  vi.spyOn(world.appointments, 'find').mockResolvedValueOnce(cancelled);
  expect(granted(await restoreAppointment(world, as(world.mario), id)).status).toBe('confirmed');
});
