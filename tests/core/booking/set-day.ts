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
import { openSmallWorld, type SmallWorld, time } from '../../worlds/small-world.ts';
import { isHeld, workedMinutes } from '../calendar/slot-oracle.ts';

/** The first ids that the small shop gives its stylists. */
const { anna, bruno } = await openSmallWorld();
export const stylists = [anna.id, bruno.id];

export async function set(
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
const anyVisit: fc.Arbitrary<Visit> = fc.record({
  stylistId: fc.constantFrom(...stylists),
  start: fc.integer({ min: 24, max: 84 }).map(quarter => quarter * 15),
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

/** Not the moment that was asked for: when clocks change it may be none. */
export function wallClock({ clock }: SmallWorld): ShopMoment {
  const local = clock.now().toZonedDateTimeISO('Europe/Rome');
  return { date: local.toPlainDate(), minute: local.hour * 60 + local.minute };
}

export const everyQuarter = Array.from({ length: 96 }, (_, index) => index * 15);

export const anySetDay = anySetDate(stylists).chain(({ date, timetable }) =>
  fc.record({
    ...{ date: fc.constant(date), timetable: fc.constant(timetable), now: momentAround(date) },
    visits: fc.array(anyVisit, { maxLength: 8 }).map(apart),
    times: anyTimes,
    /** Of a second service in the same visit. */
    second: fc.option(anyTimes),
    zone: fc.constantFrom('UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'),
  }),
);
