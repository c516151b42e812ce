import fc from 'fast-check';
import type { Temporal } from 'temporal-polyfill';
import { type CustomerRules, startSteps } from '../../core/calendar/customer-rules.ts';
import { timeOfDay } from '../../core/calendar/day-grid.ts';
import {
  defaultShopHours,
  type Interval,
  type Opening,
  type ShopHours,
  type Week,
} from '../../core/calendar/shop-hours.ts';
import type {
  Absence,
  Closure,
  PlanVersion,
  Skills,
  Timetable,
  WeekVersion,
} from '../../core/calendar/timetable.ts';
import { plainLetters } from '../../core/letters/letter-kinds.ts';
import { anyDate, clockChangeDays } from './calendar.ts';

/** Within the fifteen hours from `earliest` on, in quarter-hours, so that no grid is too large. */
function hoursFrom(earliest: number) {
  const anyTime = fc.integer({ min: earliest, max: earliest + 60 }).map(quarter => timeOfDay(quarter * 15));
  const interval: fc.Arbitrary<Interval> = fc
    .tuple(anyTime, anyTime)
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ from, to }));
  /** None, one or two intervals that do not touch. */
  const opening: fc.Arbitrary<Opening> = fc.oneof(
    fc.constant([]),
    interval.map(one => [one]),
    fc
      .tuple(interval, interval)
      .filter(([morning, afternoon]) => morning.to < afternoon.from)
      .map(both => [...both]),
  );
  const week: fc.Arbitrary<Week> = fc.tuple(
    ...([opening, opening, opening, opening, opening, opening, opening] as const),
  );
  return { interval, opening, week };
}

type Hours = ReturnType<typeof hoursFrom>;

const near = (date: Temporal.PlainDate, days: number): fc.Arbitrary<Temporal.PlainDate> =>
  fc.integer({ min: -days, max: days }).map(by => date.add({ days: by }));

const rangeAround = (date: Temporal.PlainDate) =>
  fc.record({ from: near(date, 12), length: fc.integer({ min: 0, max: 20 }) }).map(({ from, length }) => ({
    ...{ from, to: from.add({ days: length }) },
  }));

const weeksAround = (date: Temporal.PlainDate, { week }: Hours): fc.Arbitrary<WeekVersion[]> =>
  fc.uniqueArray(fc.record({ validFrom: near(date, 9), week }), {
    maxLength: 3,
    selector: ({ validFrom }) => validFrom.toString(),
  });

const plansAround = (
  date: Temporal.PlainDate,
  stylists: readonly number[],
  { week }: Hours,
): fc.Arbitrary<PlanVersion[]> =>
  fc.uniqueArray(
    fc.record({
      stylistId: fc.constantFrom(...stylists),
      validFrom: near(date, 16),
      weeks: fc.oneof(fc.tuple(week), fc.tuple(week, week)),
    }),
    { maxLength: 3, selector: ({ stylistId, validFrom }) => `${stylistId} ${validFrom.toString()}` },
  );

const closureAround = (
  date: Temporal.PlainDate,
  stylists: readonly number[],
  { opening }: Hours,
): fc.Arbitrary<Closure[]> =>
  fc.array(
    fc
      .tuple(
        rangeAround(date),
        fc.record({
          hours: opening,
          stylistIds: fc.option(fc.subarray([...stylists]), { nil: null }),
          reason: fc.constant('Ferie'),
        }),
      )
      .map(([range, rest]) => ({ ...range, ...rest, id: 1 })),
    { maxLength: 1 },
  );

const absencesAround = (
  date: Temporal.PlainDate,
  stylists: readonly number[],
  { interval }: Hours,
): fc.Arbitrary<Absence[]> =>
  fc.array(
    fc
      .record({
        range: rangeAround(date),
        stylistId: fc.constantFrom(...stylists),
        part: fc.option(interval, { nil: null }),
      })
      .map(({ range, stylistId, part }) => {
        const to = part === null ? range.to : range.from;
        return { id: 1, from: range.from, to, stylistId, part, reason: '' };
      }),
    { maxLength: 3 },
  );

/** Of a shop whose services have the ids 1 to 3. */
const anySkills = (stylists: readonly number[]): fc.Arbitrary<Skills[]> =>
  fc
    .tuple(
      ...stylists.map(stylistId =>
        fc.option(
          fc.subarray([1, 2, 3]).map(serviceIds => ({ stylistId, serviceIds })),
          { nil: null, freq: 2 },
        ),
      ),
    )
    .map(all => all.filter(one => one !== null));

/** Of what an offer depends on. */
const anyRules: fc.Arbitrary<CustomerRules> = fc.record({
  minNotice: fc.constantFrom(0, 1, 90, 1_440, 4_000),
  startStep: fc.constantFrom(...startSteps),
  horizonDays: fc.option(fc.constantFrom(1, 2, 30), { nil: null, freq: 1 }),
  ...{ cancelUntil: fc.constant(0), moveUntil: fc.constant(0), maxUpcoming: fc.constant(null) },
});

const [, , , , , saturday] = defaultShopHours.week;
const night: Opening = [{ from: '00:00', to: '04:00' }, ...saturday.map(one => ({ ...one, to: '15:00' }))];
/** No shop of ours opens while clocks change; one that does must not stumble either. */
const nights: ShopHours = { ...defaultShopHours, week: [night, night, night, night, night, night, night] };

const setDate = (
  stylists: readonly number[],
  date: Temporal.PlainDate,
  shop: ShopHours,
  earliest: number,
) => {
  const hours = hoursFrom(earliest);
  return fc.record({
    date: fc.constant(date),
    /** The first quarter-hour that its hours may hold. */
    earliest: fc.constant(earliest),
    timetable: fc.record<Timetable>({
      hours: fc.constant(shop),
      weeks: weeksAround(date, hours),
      closures: closureAround(date, stylists, hours),
      plans: plansAround(date, stylists, hours),
      absences: absencesAround(date, stylists, hours),
      skills: anySkills(stylists),
      kept: fc.constant([]),
      rules: anyRules,
      letters: fc.constant(plainLetters),
    }),
  });
};

/** A date, and everything that a shop may have set around it: often of one that is open in the night in which clocks change. */
export const anySetDate = (stylists: readonly number[]) =>
  fc.oneof(
    { weight: 4, arbitrary: anyDate.chain(date => setDate(stylists, date, defaultShopHours, 28)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...clockChangeDays).chain(date => setDate(stylists, date, nights, 0)),
    },
  );
