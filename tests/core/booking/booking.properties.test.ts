import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import { dayGrid } from '../../../core/calendar/day-grid.ts';
import { type Busy, heldQuarters } from '../../../core/calendar/free-slots.ts';
import { intersects } from '../../../core/calendar/quarters.ts';
import { defaultShopHours, type ShopHours } from '../../../core/calendar/shop-hours.ts';
import { guest } from '../../../core/people/permissions.ts';
import { anyDate, anyVisits, momentAround } from '../../arbitraries/calendar.ts';
import { modelRuns } from '../../setup/property-runs.ts';
import {
  as,
  granted,
  instantText,
  openSmallWorld,
  refusal,
  type SmallWorld,
} from '../../worlds/small-world.ts';
import { refusalOf, slowTogether } from '../calendar/slot-oracle.ts';
import { bookedDay, bookThere, everyStart, offeredStarts } from './booked-day.ts';

/** As a stylist's visits really are: none meets another. */
const apart = (visits: readonly Busy[]): Busy[] =>
  visits.reduce<Busy[]>((kept, visit) => {
    const grid = dayGrid(defaultShopHours);
    return intersects(heldQuarters(grid, kept), heldQuarters(grid, [visit])) ? kept : [...kept, visit];
  }, []);

const anyShopDay = anyDate.chain(date =>
  fc.record({
    date: fc.constant(date),
    now: momentAround(date),
    ofAnna: anyVisits.map(apart),
    ofBruno: anyVisits.map(apart),
    services: fc.array(fc.constantFrom('taglio' as const, 'barba' as const, 'colore' as const), {
      ...{ minLength: 1, maxLength: 3 },
    }),
    stylist: fc.constantFrom('anna' as const, 'bruno' as const, null),
  }),
);

test.prop([anyShopDay], modelRuns())('accepts every start it offers and refuses every other', async day => {
  const world = await bookedDay(day);
  const offered = await offeredStarts(world, day);
  const accepted: string[] = [];
  for (const start of everyStart) {
    const booked = await bookThere(world, day, start);
    if (!booked.ok) continue;
    accepted.push(start);
    granted(await cancelAppointment(world, as(world.salone), booked.value.appointment.id));
  }
  expect(accepted).toEqual(offered);
});

/** Beside those of the grid, starts that no screen offers. */
const anyStart = ['08:15', '08:29', '10:07', '13:30', '19:52', '20:00', '23:45', ...everyStart];
test.prop([anyShopDay], modelRuns())(
  'gives the reason that comes first for every start it refuses',
  async day => {
    const world = await bookedDay(day);
    const agendas = { anna: [day.ofAnna], bruno: [day.ofBruno], null: [day.ofAnna, day.ofBruno] }[
      `${day.stylist}`
    ];
    for (const start of anyStart) {
      const booked = await bookThere(world, day, start);
      expect(refusal(booked), `${day.date} at ${start}`).toBe(
        refusalOf({ ...day, agendas }, start, slowTogether(day.services.map(name => world[name]))),
      );
      if (booked.ok) granted(await cancelAppointment(world, as(world.salone), booked.value.appointment.id));
    }
  },
);

test.prop([anyShopDay, fc.nat()], modelRuns())(
  'is the very same day again after a booking is cancelled',
  async (day, pick) => {
    const world = await bookedDay(day);
    const offered = await offeredStarts(world, day);
    const before = await everythingOn(world, day.date);
    const start = offered[pick % offered.length];
    if (start === undefined) return;
    const booked = granted(await bookThere(world, day, start));
    expect(await everythingOn(world, day.date)).not.toEqual(before);
    granted(await cancelAppointment(world, as(world.mario), booked.appointment.id));
    expect(await everythingOn(world, day.date)).toEqual(before);
  },
);

async function everythingOn(world: SmallWorld, date: Temporal.PlainDate) {
  const wishes = [world.anna.id, world.bruno.id, undefined].flatMap(stylistId =>
    [undefined, 15, 30, 45, 60, 90, 120].map(duration => ({ stylistId, duration })),
  );
  return Promise.all(wishes.map(async wish => granted(await seeTimeslots(world, guest, date, wish))));
}

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'];
test.prop([anyShopDay], modelRuns())('does not care where the server stands', async day => {
  const before = process.env['TZ'];
  const answers = new Set<string>();
  const hours = new Set<number>();
  for (const zone of zones) {
    process.env['TZ'] = zone;
    hours.add(new Date('2027-01-05T12:00:00Z').getHours());
    const world = await bookedDay(day);
    const offered = await offeredStarts(world, day);
    const first = offered[0] === undefined ? undefined : await bookThere(world, day, offered[0]);
    answers.add(JSON.stringify([offered, first, await everythingOn(world, day.date)]));
  }
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
  expect(hours.size, 'the zone of the process really changes').toBe(zones.length);
  expect(answers.size).toBe(1);
});

const [monday, tuesday, wednesday, thursday, friday, saturday] = defaultShopHours.week;
/** No shop of ours opens when clocks change; one that does must not stumble either. */
const sundays: ShopHours = {
  ...defaultShopHours,
  week: [monday, tuesday, wednesday, thursday, friday, saturday, saturday],
};
test.prop(
  [
    fc.constantFrom('2027-03-28', '2027-10-31', '2028-03-26'),
    fc.nat({ max: 45 }),
    fc.constantFrom(0, 3, 180),
  ],
  modelRuns(),
)('keeps the wall time of a booking on the day the clocks change', async (text, quarter, daysAhead) => {
  const date = Temporal.PlainDate.from(text);
  const now = { date: date.subtract({ days: daysAhead }), minute: 7 * 60 };
  const world = await openSmallWorld(instantText(now, sundays), sundays);
  const start = everyStart[quarter] ?? '';
  const booked = await bookThere(world, { date, services: ['barba'], stylist: 'anna' }, start);
  expect(refusal(booked)).toBeUndefined();
  const { startsAt, time } = granted(booked).appointment;
  expect(time.toString()).toBe(`${start}:00`);
  expect(startsAt.toZonedDateTimeISO('Europe/Rome').toPlainTime().toString()).toBe(`${start}:00`);
  expect(startsAt.toZonedDateTimeISO('Europe/Rome').toPlainDate().toString()).toBe(text);
});
