import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { decideBooking } from '../../../core/booking/booking-decision.ts';
import { refuseLength, refuseStart } from '../../../core/booking/booking-rules.ts';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import { timeOfDay } from '../../../core/calendar/day-grid.ts';
import { instantOf, type ShopMoment, shopMoment } from '../../../core/calendar/shop-time.ts';
import type { Timetable } from '../../../core/calendar/timetable.ts';
import type { TimetableWrite } from '../../../core/calendar/timetable-change.ts';
import type { Service } from '../../../core/catalogue/service.ts';
import { guest } from '../../../core/people/permissions.ts';
import { ok, type Problem } from '../../../core/problem.ts';
import { anyTimes, momentAround } from '../../arbitraries/calendar.ts';
import { anySetDate } from '../../arbitraries/timetable.ts';
import { runs } from '../../setup/property-runs.ts';
import { granted, instantText, openSmallWorld, type SmallWorld, time } from '../../worlds/small-world.ts';
import { isHeld, type SlowTimes, workedMinutes } from '../calendar/slot-oracle.ts';
import { slowRefusals } from './booking-oracle.ts';

/** The first ids that the small shop gives its stylists. */
const { anna, bruno } = await openSmallWorld();
const stylists = [anna.id, bruno.id];

async function set(
  world: SmallWorld,
  { weeks, closures, plans, absences, skills }: Timetable,
): Promise<void> {
  const writes: TimetableWrite[] = [
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
  readonly times: SlowTimes & Pick<Service, 'processing' | 'cleanup'>;
}

/** Of any hour, as they were booked when the shop had others. */
const anyVisit: fc.Arbitrary<Visit> = fc.record({
  stylistId: fc.constantFrom(...stylists),
  start: fc.integer({ min: 24, max: 84 }).map(quarter => quarter * 15),
  times: anyTimes,
});

const heldBy = ({ start, times }: Visit) =>
  workedMinutes(times).map(minute => ({ start: start + minute, minutes: 1 }));

const heldOf = (visits: readonly Visit[], stylistId: number) =>
  visits.filter(visit => visit.stylistId === stylistId).flatMap(heldBy);

/** None meets another of its stylist; one may lie in another's posa. */
const apart = (visits: readonly Visit[]): Visit[] =>
  visits.reduce<Visit[]>((kept, visit) => {
    const held = heldOf(kept, visit.stylistId);
    return heldBy(visit).some(({ start }) => isHeld(held, start)) ? kept : [...kept, visit];
  }, []);

const store = (world: SmallWorld, date: Temporal.PlainDate, visits: readonly Visit[]) =>
  Promise.all(
    visits.map(({ stylistId, start, times }) => {
      const at = time(timeOfDay(start));
      const who = { userId: world.lucia.id, serviceId: world.taglio.id, stylistId, price: 1, notes: null };
      const appointment = { ...who, ...times, date, time: at, startsAt: instantOf(world.hours, date, at) };
      return world.agendas.change({ days: [{ stylistId, date }] }, () =>
        ok({ writes: [{ do: 'book', appointment }], answer: () => undefined }),
      );
    }),
  );

/** What a booking there would be told; undefined: it would be stored. Nothing is. */
async function refusalOf(
  world: SmallWorld,
  service: Service,
  date: Temporal.PlainDate,
  at: string,
  stylistId: number | null,
) {
  const timetable = await world.timetables.current();
  const wanted = { date, time: at, timetable, now: shopMoment(timetable.hours, world.clock.now()) };
  const early = refuseStart(wanted) ?? refuseLength(wanted, service.duration);
  if (early !== undefined) return early.code;
  const scope = stylistId === null ? { everyStylistOn: date } : { days: [{ stylistId, date }] };
  const request = { ...wanted, userId: world.mario.id, service, stylistId, notes: null };
  const decided = await world.agendas.change<void, Problem>(scope, view => {
    const plan = decideBooking(request, view);
    return plan.ok ? ok({ writes: [], answer: () => undefined }) : plan;
  });
  return decided.ok ? undefined : decided.problem.code;
}

/** Not the moment that was asked for: when clocks change it may be none. */
function wallClock({ clock }: SmallWorld): ShopMoment {
  const local = clock.now().toZonedDateTimeISO('Europe/Rome');
  return { date: local.toPlainDate(), minute: local.hour * 60 + local.minute };
}

const everyQuarter = Array.from({ length: 96 }, (_, index) => index * 15);

const anySetDay = anySetDate(stylists).chain(({ date, timetable }) =>
  fc.record({
    ...{ date: fc.constant(date), timetable: fc.constant(timetable), now: momentAround(date) },
    visits: fc.array(anyVisit, { maxLength: 8 }).map(apart),
    times: anyTimes,
    zone: fc.constantFrom('UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'),
  }),
);

test.prop([anySetDay, fc.constantFrom(...stylists, null)], runs())(
  'each start that is offered is accepted, and every other refused for the reason that comes first, whatever the shop has set',
  async ({ date, timetable, now, visits, times, zone }, stylistId) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    const world = await openSmallWorld(instantText(now));
    await set(world, timetable);
    await store(world, date, visits);
    const service = await world.services.update(world.taglio.id, times);
    if (service === undefined) throw new Error('there is no haircut');
    const query = { serviceId: service.id, stylistId: stylistId ?? undefined };
    const slots = granted(await seeTimeslots(world, guest, date, query));
    const refusals = await Promise.all(
      everyQuarter.map(start => refusalOf(world, service, date, timeOfDay(start), stylistId)),
    );
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;

    const asked = (stylistId === null ? stylists : [stylistId]).map(id => ({
      ...{ id, visits: heldOf(visits, id) },
    }));
    const wanted = { serviceId: service.id, timetable, now: wallClock(world), date, times, stylists: asked };
    expect(refusals).toEqual(everyQuarter.map(slowRefusals(wanted)));
    const offered = slots.filter(({ isAvailable }) => isAvailable).map(slot => slot.time);
    expect(offered).toEqual(everyQuarter.filter((_, index) => refusals[index] === undefined).map(timeOfDay));
  },
);
