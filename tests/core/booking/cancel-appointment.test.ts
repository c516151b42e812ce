import { beforeEach, describe, expect, test } from 'vitest';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { guest } from '../../../core/people/permissions.ts';
import { as, book, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';

let world: SmallWorld;
let id: number;
beforeEach(async () => {
  world = await openSmallWorld();
  id = granted(await book(world, { at: '10:30' })).appointment.id;
});

describe('cancelling', () => {
  test('is for the owner while the visit lies ahead, and frees its time', async () => {
    const cancelled = granted(await cancelAppointment(world, as(world.mario), id));
    expect(cancelled).toMatchObject({
      id,
      status: 'cancelled',
      classification: 'cancelled',
      serviceName: 'Taglio uomo',
    });
    expect(cancelled).not.toHaveProperty('customer');
    expect(refusal(await book(world, { customer: world.lucia, at: '10:30' }))).toBeUndefined();
  });

  test('is still for the owner at the very minute of the start, and no longer after it', async () => {
    world.clock.moveTo('2027-01-05T10:30:00+01:00');
    const other = granted(await book(world, { at: '11:30' })).appointment.id;
    granted(await cancelAppointment(world, as(world.mario), id));
    world.clock.moveTo('2027-01-05T11:30:01+01:00');
    expect(refusal(await cancelAppointment(world, as(world.mario), other))).toBe('not-cancellable');
  });

  test('is for an administrator also once it is past', async () => {
    world.clock.moveTo('2027-01-06T10:30:00+01:00');
    expect(granted(await cancelAppointment(world, as(world.salone), id))).toMatchObject({
      status: 'cancelled',
      customer: { username: 'mario' },
    });
  });

  test('happens once', async () => {
    granted(await cancelAppointment(world, as(world.mario), id));
    expect(refusal(await cancelAppointment(world, as(world.mario), id))).toBe('not-cancellable');
    expect(refusal(await cancelAppointment(world, as(world.salone), id))).toBe('not-cancellable');
  });

  test('of somebody else’s visit looks as if there were none', async () => {
    expect(refusal(await cancelAppointment(world, as(world.lucia), id))).toBe('appointment-not-found');
    expect(refusal(await cancelAppointment(world, as(world.lucia), 999))).toBe('appointment-not-found');
    expect(refusal(await cancelAppointment(world, as(world.salone), 999))).toBe('appointment-not-found');
    expect(refusal(await cancelAppointment(world, guest, id))).toBe('not-logged-in');
  });

  test('of one visit by many at once succeeds for exactly one', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => cancelAppointment(world, as(world.mario), id)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
