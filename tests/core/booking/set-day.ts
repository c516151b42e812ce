import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { timeOfDay } from '../../../core/calendar/day-grid.ts';
import type { VisitTimes } from '../../../core/calendar/pattern.ts';
import { instantOf, type ShopMoment } from '../../../core/calendar/shop-time.ts';
import type { Timetable } from '../../../core/calendar/timetable.ts';
import type { TimetableWrite } from '../../../core/calendar/timetable-change.ts';
import { ok } from '../../../core/problem.ts';
import { anyTimes, anyVisitTimes, momentAround } from '../../arbitraries/calendar.ts';
import { anySetDate } from '../../arbitraries/timetable.ts';
import { instantText, openSmallWorld, type SmallWorld, time } from '../../worlds/small-world.ts';
import { isHeld, workedMinutes } from '../calendar/slot-oracle.ts';

/** The first ids that the small shop gives its stylists. */
const { anna, bruno } = await openSmallWorld();
export const stylists = [anna.id, bruno.id];

async function set(
  world: SmallWorld,
  { weeks, closures, plans, absences, skills, rules }: Timetable,
): Promise<void> {
  const writes: TimetableWrite[] = [
    { in: 'rules', put: rules },
    ...weeks.map(put => ({ in: 'weeks', put }) as const),
    ...plans.map(put => ({ in: 'plans', put }) as const),
    ...closures.map(put => ({ in: 'closures', put: { ...put, id: null } }) as const),
    ...skills.map(put => ({ in: 'skills', put }) as const),
    ...absences.map(put => ({ in: 'absences', put: { ...put, id: null } }) as const),
  ];
  for (const write of writes)
    await world.timetables.change(Temporal.PlainDate.from('2027-01-01'), () =>
      ok({ write, answer: () => undefined }),
    );
}

interface Visit {
  readonly stylistId: number;
  readonly start: number;
  readonly times: VisitTimes;
}

/** Of any hour, as they were booked when the shop had others. */
const anyVisit = (earliest: number): fc.Arbitrary<Visit> =>
  fc.record({
    stylistId: fc.constantFrom(...stylists),
    start: fc.integer({ min: Math.max(0, earliest - 4), max: earliest + 56 }).map(quarter => quarter * 15),
    times: fc.oneof(anyTimes, anyVisitTimes),
  });

const heldBy = ({ start, times }: Visit) =>
  workedMinutes(times).map(minute => ({ start: start + minute, minutes: 1 }));

export const heldOf = (visits: readonly Visit[], stylistId: number) =>
  visits.filter(visit => visit.stylistId === stylistId).flatMap(heldBy);

/** None meets another of its stylist; one may lie in another's posa. */
const apart = (visits: readonly Visit[]): Visit[] =>
  visits.reduce<Visit[]>((kept, visit) => {
    const held = heldOf(kept, visit.stylistId);
    return heldBy(visit).some(({ start }) => isHeld(held, start)) ? kept : [...kept, visit];
  }, []);

export const store = (world: SmallWorld, date: Temporal.PlainDate, visits: readonly Visit[]) =>
  Promise.all(
    visits.map(({ stylistId, start, times }) => {
      const at = time(timeOfDay(start));
      const who = { userId: world.lucia.id, serviceId: world.taglio.id, stylistId, price: 1, notes: null };
      const parts = times.parts?.map(part => ({ ...part, serviceId: world.taglio.id, price: 1 }));
      const when = { date, time: at, startsAt: instantOf(world.hours, date, at) };
      const appointment = { ...who, ...times, parts, ...when };
      return world.agendas.change({ days: [{ stylistId, date }] }, () =>
        ok({
          writes: [{ do: 'book', appointment, by: world.lucia.id, at: world.clock.now() }],
          answer: ([stored]) => stored?.id ?? 0,
        }),
      );
    }),
  );

/**
 * Not the moment that was asked for: when clocks change it may be none. Of an hour that comes again all has begun: each
 * minute was there before.
 */
export function wallClock({ clock }: SmallWorld): ShopMoment {
  const now = clock.now().toZonedDateTimeISO('Europe/Rome');
  const date = now.toPlainDate();
  const isFirst = now.toPlainDateTime().toZonedDateTime('Europe/Rome').equals(now);
  const last = isFirst ? now : now.with({ minute: 59 });
  return { date, minute: last.hour * 60 + last.minute };
}

export const everyQuarter = Array.from({ length: 96 }, (_, index) => index * 15);

/** Of the night in which clocks change, mostly. */
const nightMoment = (date: Temporal.PlainDate): fc.Arbitrary<ShopMoment> =>
  fc.integer({ min: 0, max: 20 }).map(quarter => ({ date, minute: quarter * 15 - (quarter % 3) }));

export const anySetDay = anySetDate(stylists).chain(({ date, timetable, earliest }) =>
  fc.record({
    ...{ date: fc.constant(date), timetable: fc.constant(timetable) },
    now: earliest === 0 ? fc.oneof(momentAround(date), nightMoment(date)) : momentAround(date),
    /** Where `now` comes twice, whether it has come before. */
    isAgain: fc.boolean(),
    visits: fc.array(anyVisit(earliest), { maxLength: 8 }).map(apart),
    times: anyTimes,
    /** Of a second service in the same visit. */
    second: fc.option(anyTimes),
    zone: fc.constantFrom('UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'),
  }),
);

type SetDay = Pick<
  typeof anySetDay extends fc.Arbitrary<infer T> ? T : never,
  'now' | 'isAgain' | 'timetable'
>;

/** The small shop at that moment, as it is set. */
export async function openSetWorld({ now, isAgain, timetable }: SetDay): Promise<SmallWorld> {
  const world = await openSmallWorld(instantText(now, timetable.hours), timetable.hours);
  const at = world.clock.now().toZonedDateTimeISO(timetable.hours.zone);
  const next = at.add({ hours: 1 });
  if (isAgain && next.toPlainDateTime().equals(at.toPlainDateTime()))
    world.clock.moveTo(next.toInstant().toString());
  await set(world, timetable);
  return world;
}
