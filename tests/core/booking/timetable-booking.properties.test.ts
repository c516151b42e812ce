import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { decideBooking } from '../../../core/booking/booking-decision.ts';
import { refuseLength, refuseStart } from '../../../core/booking/booking-rules.ts';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import { timeOfDay } from '../../../core/calendar/day-grid.ts';
import { shopMoment } from '../../../core/calendar/shop-time.ts';
import type { Timetable } from '../../../core/calendar/timetable.ts';
import type { TimetableWrite } from '../../../core/calendar/timetable-change.ts';
import { guest } from '../../../core/people/permissions.ts';
import { ok, type Problem } from '../../../core/problem.ts';
import { anySetDate } from '../../arbitraries/timetable.ts';
import { runs } from '../../setup/property-runs.ts';
import { granted, instantText, openSmallWorld, type SmallWorld } from '../../worlds/small-world.ts';
import { slowDay } from '../calendar/timetable-oracle.ts';

/** The first ids that the small shop gives its stylists. */
const { anna, bruno } = await openSmallWorld();
const stylists = [anna.id, bruno.id];

async function store(world: SmallWorld, { weeks, closures, plans, absences }: Timetable): Promise<void> {
  const writes: TimetableWrite[] = [
    ...weeks.map(put => ({ in: 'weeks', put }) as const),
    ...plans.map(put => ({ in: 'plans', put }) as const),
    ...closures.map(put => ({ in: 'closures', put: { ...put, id: null } }) as const),
    ...absences.map(put => ({ in: 'absences', put: { ...put, id: null } }) as const),
  ];
  for (const write of writes)
    await world.timetables.change(Temporal.PlainDate.from('2027-01-01'), () =>
      ok({ write, answer: () => undefined }),
    );
}

/** What a booking there would be told; undefined: it would be stored. Nothing is. */
async function refusalOf(
  world: SmallWorld,
  date: Temporal.PlainDate,
  time: string,
  stylistId: number | null,
) {
  const timetable = await world.timetables.current();
  const wanted = { date, time, timetable, now: shopMoment(timetable.hours, world.clock.now()) };
  const early = refuseStart(wanted) ?? refuseLength(wanted, world.taglio.duration);
  if (early !== undefined) return early.code;
  const scope = stylistId === null ? { everyStylistOn: date } : { days: [{ stylistId, date }] };
  const request = { ...wanted, userId: world.mario.id, service: world.taglio, stylistId, notes: null };
  const decided = await world.agendas.change<void, Problem>(scope, view => {
    const plan = decideBooking(request, view);
    return plan.ok ? ok({ writes: [], answer: () => undefined }) : plan;
  });
  return decided.ok ? undefined : decided.problem.code;
}

const everyTime = Array.from({ length: 96 }, (_, index) => timeOfDay(index * 15));

test.prop([anySetDate(stylists), fc.constantFrom(...stylists, null)], runs())(
  'each start that is offered is accepted and every other refused, whatever the shop has set',
  async ({ date, timetable }, stylistId) => {
    const world = await openSmallWorld(instantText({ date: date.subtract({ days: 20 }), minute: 0 }));
    await store(world, timetable);
    const { duration } = world.taglio;
    const slots = granted(
      await seeTimeslots(world, guest, date, { duration, stylistId: stylistId ?? undefined }),
    );
    const offered = slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
    const refusals = await Promise.all(everyTime.map(time => refusalOf(world, date, time, stylistId)));
    expect(everyTime.filter((_, index) => refusals[index] === undefined)).toEqual(offered);
    const asked = stylistId === null ? stylists : [stylistId];
    const days = asked.map(id => slowDay(timetable, date, id));
    const fits = (start: number) =>
      days.some(({ works }) =>
        Array.from({ length: duration / 15 }, (_, by) => start + by * 15).every(works),
      );
    expect(offered).toEqual(everyTime.filter((_, index) => fits(index * 15)));
  },
);
