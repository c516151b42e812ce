import { expect, test } from 'vitest';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import type { Opening, Week } from '../../../core/calendar/shop-hours.ts';
import { guest } from '../../../core/people/permissions.ts';
import { ok } from '../../../core/problem.ts';
import { book, date, granted, openSmallWorld, refusal } from '../../worlds/small-world.ts';

const daily = (opening: Opening): Week => [opening, opening, opening, opening, opening, opening, opening];

test('a visit left behind the closing of the longest of days is in the way of clean-up that reaches into it', async () => {
  const world = await openSmallWorld();
  const opens = (opening: Opening) =>
    world.timetables.change(date('2027-01-05'), () =>
      ok({
        write: { in: 'weeks', put: { validFrom: date('2027-01-05'), week: daily(opening) } },
        answer: () => undefined,
      }),
    );
  await opens([{ from: '06:00', to: '22:00' }]);
  expect(refusal(await book(world, { at: '21:00', day: '2027-01-06' }))).toBeUndefined();
  // Sixty-two quarters: the visit begins at the sixty-fifth.
  await opens([{ from: '05:00', to: '20:30' }]);
  const colour = await world.services.add({ ...world.colore, name: 'Colore', duration: 30, cleanup: 60 });
  const wanted = { day: '2027-01-06', service: colour, customer: world.lucia };
  const starts = granted(
    await seeTimeslots(world, guest, date(wanted.day), { stylistId: world.anna.id, serviceIds: [colour.id] }),
  );
  const offered = starts.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
  expect(offered.at(-1)).toBe('19:30');
  expect(refusal(await book(world, { ...wanted, at: '20:00' }))).toBe('slot-taken');
  expect(refusal(await book(world, { ...wanted, at: '19:30' }))).toBeUndefined();
});
