import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, test } from 'vitest';
import { type MemoryDatabase, openMemoryDatabase } from '../../../adapters/memory/memory-database.ts';
import { bookAppointment } from '../../../core/booking/book-appointment.ts';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { guest } from '../../../core/people/permissions.ts';
import { withRoles } from '../../../core/people/roles.ts';
import {
  as,
  book,
  date,
  granted,
  openSmallWorld,
  refusal,
  type SmallWorld,
  time,
} from '../../worlds/small-world.ts';

const customerOf = async ({ users }: MemoryDatabase) =>
  granted(await users.add({ ...world.mario, passwordHash: '' }));

let world: SmallWorld;
beforeEach(async () => {
  world = await openSmallWorld();
});

describe('a booking that is accepted', () => {
  test('carries what the lists show: service, price, length, stylist, and no customer for a customer', async () => {
    const { appointment, repeated } = granted(await book(world, { at: '10:30', notes: 'Corti ai lati 💈' }));
    expect(repeated).toBe(false);
    expect(appointment).toMatchObject({
      userId: world.mario.id,
      serviceName: 'Taglio uomo',
      stylistFirstName: 'Anna',
      stylistLastName: 'Bianchi',
      duration: 30,
      price: 1800,
      status: 'confirmed',
      externalCalendarId: null,
      classification: 'upcoming',
      notes: 'Corti ai lati 💈',
      startsAt: Temporal.Instant.from('2027-01-05T09:30:00Z'),
    });
    expect(appointment).not.toHaveProperty('customer');
  });

  test('shows an administrator who comes', async () => {
    const booked = granted(await book(world, { by: world.salone, customer: world.lucia, at: '10:30' }));
    expect(booked.appointment.customer).toEqual({
      userId: world.lucia.id,
      userFirstName: 'Lucia',
      userLastName: 'Verdi',
      customerPhone: world.lucia.phone,
      username: 'lucia',
    });
  });

  test('keeps its wall time from winter into summer', async () => {
    const { appointment } = granted(await book(world, { day: '2027-07-06', at: '09:00' }));
    expect(appointment.time).toEqual(time('09:00'));
    expect(appointment.startsAt.toString()).toBe('2027-07-06T07:00:00Z');
  });

  test('is given again, not made twice, when the same request comes twice', async () => {
    const first = granted(await book(world, { at: '10:30', stylist: null }));
    const again = granted(await book(world, { at: '10:30', stylist: null }));
    expect(again).toMatchObject({ repeated: true, appointment: { id: first.appointment.id } });
  });

  test.each(['without preference', 'by name'])(
    'is given again also after its stylist, asked for %s, has left',
    async how => {
      const first = granted(await book(world, { at: '10:30', stylist: null }));
      const { stylistId } = first.appointment;
      await world.users.changeRoles(stylistId, withRoles({ isStylist: false }));
      const stylist = how === 'by name' ? { id: stylistId } : null;
      const again = granted(await book(world, { at: '10:30', stylist }));
      expect(again).toMatchObject({ repeated: true, appointment: { id: first.appointment.id } });
    },
  );

  test('is made anew once the first has been cancelled', async () => {
    const first = granted(await book(world, { at: '10:30' }));
    granted(await cancelAppointment(world, as(world.mario), first.appointment.id));
    expect(granted(await book(world, { at: '10:30' }))).toMatchObject({ repeated: false });
  });

  test('may overlap another visit of the same customer with another stylist', async () => {
    granted(await book(world, { at: '10:30', stylist: world.anna }));
    expect(
      granted(await book(world, { at: '10:30', stylist: world.bruno, service: world.colore })).repeated,
    ).toBe(false);
  });
});

describe('without preference', () => {
  test('goes to whoever is free', async () => {
    granted(await book(world, { customer: world.lucia, at: '10:30', stylist: world.anna }));
    const booked = granted(await book(world, { at: '10:30', stylist: null }));
    expect(booked.appointment.stylistId).toBe(world.bruno.id);
  });

  test('goes to the stylist with the least booked minutes that day', async () => {
    granted(
      await book(world, { customer: world.lucia, at: '16:00', stylist: world.anna, service: world.barba }),
    );
    expect(granted(await book(world, { at: '10:30', stylist: null })).appointment.stylistId).toBe(
      world.bruno.id,
    );
  });

  test('goes to the lowest id when all have booked the same', async () => {
    const lowest = Math.min(world.anna.id, world.bruno.id);
    expect(granted(await book(world, { at: '10:30', stylist: null })).appointment.stylistId).toBe(lowest);
  });

  test('is refused when nobody is free', async () => {
    granted(await book(world, { customer: world.lucia, at: '10:30', stylist: world.anna }));
    granted(await book(world, { customer: world.lucia, at: '10:30', stylist: world.bruno }));
    expect(refusal(await book(world, { at: '10:30', stylist: null }))).toBe('slot-taken');
  });
});

describe('a booking that is refused', () => {
  const refusals: readonly [title: string, wanted: Parameters<typeof book>[1], code: string][] = [
    ['on a Sunday', { day: '2027-01-10', at: '10:00' }, 'closed-day'],
    ['on a Monday', { day: '2027-01-11', at: '10:00' }, 'closed-day'],
    ['yesterday', { day: '2027-01-04', at: '10:00' }, 'start-in-the-past'],
    ['earlier today', { at: '07:45' }, 'start-in-the-past'],
    ['beyond the last bookable day', { day: '2030-01-02', at: '10:00' }, 'beyond-horizon'],
    ['off the grid', { at: '10:07' }, 'off-the-grid'],
    ['before opening', { day: '2027-01-06', at: '08:15' }, 'outside-opening-hours'],
    ['in the lunch break', { at: '13:30' }, 'outside-opening-hours'],
    ['at closing time', { at: '20:00' }, 'outside-opening-hours'],
    ['into the lunch break', { at: '12:45' }, 'runs-into-break'],
    ['past closing', { at: '19:45' }, 'runs-past-closing'],
    ['past closing on a Saturday', { day: '2027-01-09', at: '19:45' }, 'runs-past-closing'],
  ];
  test.each(refusals)('%s', async (_, wanted, code) => {
    expect(refusal(await book(world, wanted))).toBe(code);
  });

  test('for another service at the same start: that is no repetition', async () => {
    granted(await book(world, { at: '10:30' }));
    expect(refusal(await book(world, { at: '10:30', service: world.barba }))).toBe('slot-taken');
  });

  test('may run through what is the lunch break on other days on a Saturday', async () => {
    expect(refusal(await book(world, { day: '2027-01-09', at: '12:45' }))).toBeUndefined();
  });

  test('ends exactly when the lunch break or closing begins', async () => {
    expect(refusal(await book(world, { at: '12:30' }))).toBeUndefined();
    expect(refusal(await book(world, { at: '19:30' }))).toBeUndefined();
  });

  test('while the quarter-hour it would start in has just begun', async () => {
    world.clock.moveTo('2027-01-05T10:00:00+01:00');
    expect(refusal(await book(world, { at: '10:00' }))).toBe('start-in-the-past');
    expect(refusal(await book(world, { at: '10:15' }))).toBeUndefined();
  });

  test('for a time already taken, also when only half of it is', async () => {
    granted(await book(world, { customer: world.lucia, at: '10:30', service: world.colore }));
    for (const at of ['10:15', '10:30', '11:00', '11:45']) {
      expect(refusal(await book(world, { at })), at).toBe('slot-taken');
    }
    expect(refusal(await book(world, { at: '10:00' }))).toBeUndefined();
    expect(refusal(await book(world, { at: '12:00' }))).toBeUndefined();
  });

  test('for a long service where only a short one fits', async () => {
    granted(await book(world, { customer: world.lucia, at: '09:15', service: world.barba }));
    expect(refusal(await book(world, { at: '09:00', service: world.colore }))).toBe('slot-taken');
  });

  test('for an administrator by the same rules', async () => {
    const byAdmin = { by: world.salone, customer: world.mario };
    expect(refusal(await book(world, { ...byAdmin, at: '07:45' }))).toBe('start-in-the-past');
    granted(await book(world, { customer: world.lucia, at: '10:30' }));
    expect(refusal(await book(world, { ...byAdmin, at: '10:15' }))).toBe('slot-taken');
  });

  test('for a guest, for another person, and with an unknown customer, stylist or service', async () => {
    const request = {
      serviceIds: [world.taglio.id],
      stylistId: null,
      date: date('2027-01-05'),
      time: time('10:00'),
      notes: null,
    };
    expect(refusal(await bookAppointment(world, guest, { ...request, userId: world.mario.id }))).toBe(
      'not-logged-in',
    );
    expect(refusal(await book(world, { by: world.mario, customer: world.lucia, at: '10:00' }))).toBe(
      'not-permitted',
    );
    const admin = as(world.salone);
    expect(refusal(await bookAppointment(world, admin, { ...request, userId: 999 }))).toBe(
      'customer-not-found',
    );
    expect(refusal(await book(world, { at: '10:00', stylist: { id: 999 } }))).toBe('stylist-not-found');
    expect(refusal(await book(world, { at: '10:00', stylist: world.lucia }))).toBe('stylist-not-found');
    expect(refusal(await book(world, { at: '10:00', service: { id: 999 } }))).toBe('service-not-found');
  });

  test('says what is wrong with the input before what is missing, and what is missing before what is forbidden', async () => {
    const nothing = { service: { id: 999 }, stylist: { id: 999 } };
    expect(
      refusal(await book(world, { ...nothing, by: world.mario, customer: world.lucia, at: '10:07' })),
    ).toBe('off-the-grid');
    expect(
      refusal(await book(world, { ...nothing, by: world.mario, customer: world.lucia, at: '10:00' })),
    ).toBe('service-not-found');
    expect(
      refusal(
        await book(world, { stylist: { id: 999 }, by: world.mario, customer: world.lucia, at: '10:00' }),
      ),
    ).toBe('stylist-not-found');
  });

  test('when there is no stylist at all', async () => {
    const empty = openMemoryDatabase();
    const { clock } = world;
    const [mario, taglio] = [await customerOf(empty), await empty.services.add(world.taglio)];
    const request = { userId: mario.id, serviceIds: [taglio.id], stylistId: null, date: date('2027-01-05') };
    const booked = await bookAppointment({ ...empty, clock, shop: world.shop }, as(mario), {
      ...request,
      time: time('10:00'),
      notes: null,
    });
    expect(refusal(booked)).toBe('no-stylist');
  });
});

test('of a hundred who want the same start at once, exactly one gets it', async () => {
  const wanted = Array.from({ length: 100 }, (_, index) =>
    book(world, {
      customer: index % 2 === 0 ? world.mario : world.lucia,
      service: index % 3 === 0 ? world.taglio : world.colore,
      at: '10:30',
    }),
  );
  const outcomes = await Promise.all(wanted);
  const made = outcomes.filter(outcome => outcome.ok && !outcome.value.repeated);
  expect(made).toHaveLength(1);
  expect(outcomes.every(outcome => outcome.ok || outcome.problem.code === 'slot-taken')).toBe(true);
});
