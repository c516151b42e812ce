import fc from 'fast-check';
import type { Temporal } from 'temporal-polyfill';
import { type CustomerRules, startSteps } from '../../core/calendar/customer-rules.ts';
import { timeOfDay } from '../../core/calendar/day-grid.ts';
import { defaultShopHours, type Interval, type Opening, type Week } from '../../core/calendar/shop-hours.ts';
import type {
  Absence,
  Closure,
  PlanVersion,
  Skills,
  Timetable,
  WeekVersion,
} from '../../core/calendar/timetable.ts';
import { plainLetters } from '../../core/letters/letter-kinds.ts';
import { anyDate } from './calendar.ts';

/** Between 07:00 and 22:00, so that no grid is too large. */
const anyQuarterTime = fc.integer({ min: 28, max: 88 }).map(quarter => timeOfDay(quarter * 15));

const anyInterval: fc.Arbitrary<Interval> = fc
  .tuple(anyQuarterTime, anyQuarterTime)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from, to }));

/** None, one or two intervals that do not touch. */
const anyOpening: fc.Arbitrary<Opening> = fc.oneof(
  fc.constant([]),
  anyInterval.map(interval => [interval]),
  fc
    .tuple(anyInterval, anyInterval)
    .filter(([morning, afternoon]) => morning.to < afternoon.from)
    .map(both => [...both]),
);

const anyWeek: fc.Arbitrary<Week> = fc.tuple(
  ...([anyOpening, anyOpening, anyOpening, anyOpening, anyOpening, anyOpening, anyOpening] as const),
);

const near = (date: Temporal.PlainDate, days: number): fc.Arbitrary<Temporal.PlainDate> =>
  fc.integer({ min: -days, max: days }).map(by => date.add({ days: by }));

const rangeAround = (date: Temporal.PlainDate) =>
  fc.record({ from: near(date, 12), length: fc.integer({ min: 0, max: 20 }) }).map(({ from, length }) => ({
    ...{ from, to: from.add({ days: length }) },
  }));

const weeksAround = (date: Temporal.PlainDate): fc.Arbitrary<WeekVersion[]> =>
  fc.uniqueArray(fc.record({ validFrom: near(date, 9), week: anyWeek }), {
    maxLength: 3,
    selector: ({ validFrom }) => validFrom.toString(),
  });

const plansAround = (date: Temporal.PlainDate, stylists: readonly number[]): fc.Arbitrary<PlanVersion[]> =>
  fc.uniqueArray(
    fc.record({
      stylistId: fc.constantFrom(...stylists),
      validFrom: near(date, 16),
      weeks: fc.oneof(fc.tuple(anyWeek), fc.tuple(anyWeek, anyWeek)),
    }),
    { maxLength: 3, selector: ({ stylistId, validFrom }) => `${stylistId} ${validFrom.toString()}` },
  );

const closureAround = (date: Temporal.PlainDate, stylists: readonly number[]): fc.Arbitrary<Closure[]> =>
  fc.array(
    fc
      .tuple(
        rangeAround(date),
        fc.record({
          hours: anyOpening,
          stylistIds: fc.option(fc.subarray([...stylists]), { nil: null }),
          reason: fc.constant('Ferie'),
        }),
      )
      .map(([range, rest]) => ({ ...range, ...rest, id: 1 })),
    { maxLength: 1 },
  );

const absencesAround = (date: Temporal.PlainDate, stylists: readonly number[]): fc.Arbitrary<Absence[]> =>
  fc.array(
    fc
      .record({
        range: rangeAround(date),
        stylistId: fc.constantFrom(...stylists),
        part: fc.option(anyInterval, { nil: null }),
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

/** A date, and everything that a shop may have set around it. */
export const anySetDate = (stylists: readonly number[]) =>
  anyDate.chain(date =>
    fc.record({
      date: fc.constant(date),
      timetable: fc.record<Timetable>({
        hours: fc.constant(defaultShopHours),
        weeks: weeksAround(date),
        closures: closureAround(date, stylists),
        plans: plansAround(date, stylists),
        absences: absencesAround(date, stylists),
        skills: anySkills(stylists),
        kept: fc.constant([]),
        rules: anyRules,
        letters: fc.constant(plainLetters),
      }),
    }),
  );
