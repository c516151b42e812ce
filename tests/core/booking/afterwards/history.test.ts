import { expect, test } from 'vitest';
import { cancelAppointment } from '../../../../core/booking/cancel-appointment.ts';
import { editAppointment } from '../../../../core/booking/editing/edit-appointment.ts';
import { seeHistory } from '../../../../core/booking/history/see-history.ts';
import { moveAppointment } from '../../../../core/booking/moving/move-appointment.ts';
import { restoreAppointment } from '../../../../core/booking/restoring/restore-appointment.ts';
import { openLettersWorld } from '../../../worlds/letters-world.ts';
import { as, date, granted, refusal, time } from '../../../worlds/small-world.ts';

test('a history tells each change by its name, with people’s and services’ names of today', async () => {
  const world = await openLettersWorld();
  const { salone, mario, bruno, taglio, barba } = world;
  const { id } = await world.book({ day: '2027-01-12', at: '10:00' });
  const to = { date: date('2027-01-13'), time: time('11:00'), stylistId: bruno.id };
  granted(await moveAppointment(world, as(salone), id, to));
  granted(await editAppointment(world, as(salone), id, { serviceIds: [taglio.id, barba.id] }));
  granted(await cancelAppointment(world, as(mario), id));
  granted(await restoreAppointment(world, as(mario), id));
  const lines = granted(await seeHistory(world, as(salone), id));
  expect(lines.map(({ kind, by }) => [kind, by.username])).toEqual([
    ['booked', 'mario'],
    ['moved', 'salone'],
    ['edited', 'salone'],
    ['cancelled', 'mario'],
    ['restored', 'mario'],
  ]);
  expect(lines[1]).toMatchObject({
    from: { time: '10:00', stylist: { username: 'anna' } },
    to: { time: '11:00', stylist: { username: 'bruno' } },
  });
  expect(lines[2]).toMatchObject({
    from: { serviceName: 'Taglio uomo', duration: 30 },
    to: { serviceName: 'Taglio uomo + Rifinitura barba', duration: 45, changed: ['services'] },
  });
  expect(refusal(await seeHistory(world, as(mario), id))).toBe('not-permitted');
  expect(refusal(await seeHistory(world, as(salone), 999))).toBe('appointment-not-found');
});

test('letters that went or failed stand between the changes, in time', async () => {
  const world = await openLettersWorld();
  const { salone } = world;
  const { id } = await world.book({ day: '2027-01-12', at: '10:00' });
  world.clock.moveTo('2027-01-05T08:01:00+01:00');
  await world.sendAll();
  world.clock.moveTo('2027-01-05T08:02:00+01:00');
  await world.cancel(id, { by: salone });
  world.post.answers.push({ failure: 'refused', inDoubt: false });
  await world.sendAll();
  world.clock.moveTo('2027-01-05T08:03:00+01:00');
  await world.restore(id, salone);
  const lines = granted(await seeHistory(world, as(salone), id));
  expect(lines.map(({ kind, letter }) => letter ?? kind)).toEqual([
    ...['booked', { kind: 'booked', status: 'sent' }],
    ...['cancelled', { kind: 'cancelled', status: 'failed' }],
    'restored',
  ]);
  expect(lines[1]).toMatchObject({ by: { username: 'mario' }, from: null, to: null });
});

test('whoever has nobody’s id any more stands there without a name', async () => {
  const world = await openLettersWorld();
  const { id } = await world.book({ day: '2027-01-12', at: '10:00' });
  const users = { findMany: async () => [] } as never;
  const [line] = granted(await seeHistory({ ...world, users }, as(world.salone), id));
  expect(line?.by).toEqual({
    ...{ id: world.mario.id, username: null, firstName: null, lastName: null, email: null, phone: null },
    ...{ isAdmin: false, isStylist: false },
  });
});
