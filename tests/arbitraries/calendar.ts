import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { Busy } from '../../core/calendar/free-slots.ts';
import type { ServiceTimes, VisitTimes } from '../../core/calendar/pattern.ts';
import type { ShopMoment } from '../../core/calendar/shop-time.ts';
import { slowTogether } from '../core/calendar/slot-oracle.ts';

const FIRST_DAY = Temporal.PlainDate.from('2027-01-01');
const OPENS = 8 * 60 + 30;

/** Days where calendars break: clock changes and their neighbours, ends of months, of years and of February. */
const awkwardDays = [
  '2027-01-31',
  '2027-02-28',
  '2027-03-27',
  '2027-03-28',
  '2027-03-30',
  '2027-08-31',
  '2027-10-30',
  '2027-10-31',
  '2027-11-02',
  '2027-12-31',
  '2028-01-01',
  '2028-02-29',
].map(day => Temporal.PlainDate.from(day));

/** On which an hour is missing, or comes twice. */
export const clockChangeDays = ['2027-03-28', '2027-10-31', '2028-03-26'].map(day =>
  Temporal.PlainDate.from(day),
);

/** Any day of three years, awkward ones often. */
export const anyDate = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...awkwardDays) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 1095 }).map(days => FIRST_DAY.add({ days })) },
);

/** A minute of the day, often one at which a quarter-hour begins or one beside it: rules differ there. */
const anyMinute = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 24 * 60 - 1 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 4 * 24 - 1 }), fc.constantFrom(-1, 0, 0, 1))
      .map(([quarter, beside]) => quarter * 15 + beside),
  },
);

/** The shop's clock: mostly on or shortly before `date`, sometimes after it or years ahead of it. */
export const momentAround = (date: Temporal.PlainDate): fc.Arbitrary<ShopMoment> =>
  fc.record({
    date: fc
      .oneof(
        { weight: 4, arbitrary: fc.integer({ min: -30, max: 1 }) },
        { weight: 4, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: -1200, max: -900 }) },
      )
      .map(days => date.add({ days })),
    minute: anyMinute,
  });

/** Visits on quarter-hours, possibly overlapping, as a list read from anywhere might. */
export const anyVisits: fc.Arbitrary<Busy[]> = fc.array(
  fc.record({
    start: fc.integer({ min: 0, max: 45 }).map(quarter => OPENS + quarter * 15),
    minutes: fc.integer({ min: 1, max: 8 }).map(quarters => quarters * 15),
  }),
  { maxLength: 14 },
);

/** Lengths on and off the quarter-hour, the form's six choices most of all. */
const anyDuration = fc.oneof(fc.constantFrom(15, 30, 45, 60, 90, 120), fc.integer({ min: 1, max: 480 }));

/** Of a service: half of them with a posa, most with clean-up. */
export const anyTimes: fc.Arbitrary<ServiceTimes> = fc
  .record({
    quarters: fc.integer({ min: 1, max: 12 }),
    after: fc.integer({ min: 1, max: 8 }),
    posa: fc.integer({ min: 1, max: 8 }),
    cleanup: fc.constantFrom(0, 0, 15, 30, 60),
  })
  .map(({ quarters, after, posa, cleanup }) => {
    const processing = after + posa < quarters ? { after: after * 15, minutes: posa * 15 } : null;
    return { duration: quarters * 15, processing, cleanup };
  });

/** Of two or three services in one visit. */
export const anyVisitTimes: fc.Arbitrary<VisitTimes> = fc
  .array(anyTimes, { minLength: 2, maxLength: 3 })
  .map(slowTogether);

/** A day with visits and a moment at which it is looked at. */
export const anyLookedAtDay = anyDate.chain(date =>
  fc.record({ date: fc.constant(date), now: momentAround(date), visits: anyVisits, duration: anyDuration }),
);
