import { beforeEach, expect, test } from 'vitest';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { listAppointments, listAppointmentsByPage } from '../../../core/booking/list-appointments.ts';
import { guest } from '../../../core/people/permissions.ts';
import {
  as,
  book,
  date,
  granted,
  openSmallWorld,
  refusal,
  type SmallWorld,
} from '../../worlds/small-world.ts';

let world: SmallWorld;
beforeEach(async () => {
  world = await openSmallWorld();
  granted(await book(world, { at: '10:00' }));
  granted(await book(world, { at: '11:00', customer: world.lucia, stylist: world.bruno }));
  granted(await book(world, { at: '12:00', day: '2027-01-07' }));
});

const list = async (who: Parameters<typeof as>[0], filter: Parameters<typeof listAppointments>[2] = {}) =>
  granted(await listAppointments(world, as(who), filter)).map(
    ({ date: day, time }) => `${day} ${time.toString().slice(0, 5)}`,
  );

test('a customer sees their own, newest first', async () => {
  expect(await list(world.mario)).toEqual(['2027-01-07 12:00', '2027-01-05 10:00']);
  expect(await list(world.lucia)).toEqual(['2027-01-05 11:00']);
});

test('an administrator sees everybody’s, and who comes', async () => {
  expect(await list(world.salone)).toEqual(['2027-01-07 12:00', '2027-01-05 11:00', '2027-01-05 10:00']);
  const [newest] = granted(await listAppointments(world, as(world.salone), {}));
  expect(newest?.customer?.username).toBe('mario');
});

test('filters narrow the list, days with both ends', async () => {
  expect(await list(world.salone, { stylistId: world.bruno.id })).toEqual(['2027-01-05 11:00']);
  expect(await list(world.salone, { userId: world.lucia.id })).toEqual(['2027-01-05 11:00']);
  expect(await list(world.salone, { from: date('2027-01-06'), to: date('2027-01-07') })).toEqual([
    '2027-01-07 12:00',
  ]);
  expect(await list(world.salone, { to: date('2027-01-05') })).toHaveLength(2);
  expect(await list(world.salone, { status: 'cancelled' })).toEqual([]);
});

test('a customer may not ask for another person’s', async () => {
  expect(refusal(await listAppointments(world, as(world.mario), { userId: world.lucia.id }))).toBe(
    'not-permitted',
  );
  expect(await list(world.mario, { userId: world.mario.id })).toHaveLength(2);
  expect(await list(world.mario, { search: 'lucia' })).toEqual([]);
  expect(await list(world.salone, { search: 'lucia' })).toHaveLength(1);
  expect(await list(world.mario, { stylistId: world.bruno.id })).toEqual([]);
  expect(refusal(await listAppointments(world, guest, {}))).toBe('not-logged-in');
});

test('who comes is for administrators to see, also where the customer is known', async () => {
  const [own] = granted(await listAppointments(world, as(world.mario), {}));
  expect(own).not.toHaveProperty('customer');
  const page = granted(await listAppointmentsByPage(world, as(world.mario), {}, { limit: 5 }));
  expect(page.items[0]).toEqual(own);
  expect(page.items.every(item => !('customer' in item))).toBe(true);
});

test('comes in parts, each asker’s own list', async () => {
  const part = async (who: Parameters<typeof as>[0], after?: number) =>
    granted(await listAppointmentsByPage(world, as(who), {}, { limit: 2, after }));
  const first = await part(world.salone);
  expect(first).toMatchObject({ total: 3, items: [{ classification: 'upcoming' }, {}] });
  const rest = await part(world.salone, first.next ?? 0);
  expect(rest.items.map(({ customer }) => customer?.username)).toEqual(['mario']);
  expect(rest.next).toBeNull();
  expect((await part(world.lucia)).total).toBe(1);
  expect(refusal(await listAppointmentsByPage(world, guest, {}, { limit: 2 }))).toBe('not-logged-in');
  const ofMario = { userId: world.mario.id };
  expect(refusal(await listAppointmentsByPage(world, as(world.lucia), ofMario, { limit: 2 }))).toBe(
    'not-permitted',
  );
});

test('each stands under the tab of its state and time', async () => {
  const own = granted(await listAppointments(world, as(world.mario), {}));
  granted(await cancelAppointment(world, as(world.mario), own[0]?.id ?? 0));
  world.clock.moveTo('2027-01-05T10:00:00+01:00');
  const tabs = async () =>
    granted(await listAppointments(world, as(world.mario), {})).map(({ classification }) => classification);
  expect(await tabs()).toEqual(['cancelled', 'upcoming']);
  world.clock.moveTo('2027-01-05T10:00:01+01:00');
  expect(await tabs()).toEqual(['cancelled', 'past']);
});
