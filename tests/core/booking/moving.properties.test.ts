import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import type { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { decideMoving } from '../../../core/booking/moving/moving-decision.ts';
import { seeMovingDays, seeMovingTimes } from '../../../core/booking/moving/see-moving-times.ts';
import { timeOfDay } from '../../../core/calendar/day-grid.ts';
import { ok, type Problem } from '../../../core/problem.ts';
import { runs } from '../../setup/property-runs.ts';
import { as, granted, type SmallWorld } from '../../worlds/small-world.ts';
import { slowRefusals } from './booking-oracle.ts';
import { anySetDay, everyQuarter, heldOf, openSetWorld, store, stylists, wallClock } from './set-day.ts';

/** What the shop would be told that moves the visit there; undefined: it would be moved. Nothing is. */
async function refusalOf(
  world: SmallWorld,
  id: number,
  to: { date: Temporal.PlainDate; start: number; stylistId: number },
) {
  const read = await world.appointments.find(id);
  if (read === undefined) throw new Error('nothing is stored');
  const actor = { kind: 'admin' as const, userId: world.salone.id };
  const now = world.clock.now();
  const wanted = { ...to, time: timeOfDay(to.start), actor, now, phone: '055 123' };
  const decided = await world.agendas.change<void, Problem>({ days: [read, to] }, view => {
    const plan = decideMoving(wanted, read, view);
    return plan.ok ? ok({ writes: [], answer: () => undefined }) : plan;
  });
  return decided.ok ? undefined : decided.problem.code;
}

test.prop(
  [anySetDay.filter(({ visits }) => visits.length > 0), fc.constantFrom(...stylists), fc.nat()],
  runs(),
)(
  'a visit is moved wherever the same could be booked if it were not there, every other move is refused for the same reason, and the first are what is offered',
  async ({ date, timetable, visits, ...moment }, stylistId, choice) => {
    const world = await openSetWorld({ ...moment, timetable });
    const ids = (await store(world, date, visits)).map(granted);
    const index = choice % visits.length;
    const [moved, id] = [visits[index], ids[index]];
    if (moved === undefined || id === undefined) throw new Error('nothing is stored');
    // A quarter of them at each try.
    const starts = everyQuarter.filter(start => (start / 15) % 4 === choice % 4);
    const told = await Promise.all(starts.map(start => refusalOf(world, id, { date, start, stylistId })));

    const others = visits.filter(visit => visit !== moved);
    const asked = [{ id: stylistId, visits: heldOf(others, stylistId) }];
    const wanted = {
      timetable,
      // For administrators the quarter-hour that is running lies ahead.
      now: { ...wallClock(world), minute: wallClock(world).minute - 15 },
      date,
      serviceIds: [world.taglio.id],
      times: moved.times,
      stylists: asked,
    };
    const refusal = slowRefusals(wanted);
    const isThere = (start: number) => moved.stylistId === stylistId && moved.start === start;
    expect(told).toEqual(starts.map(start => (isThere(start) ? undefined : refusal(start))));

    const slots = granted(await seeMovingTimes(world, as(world.salone), date, { id, stylistId }));
    const offered = slots.filter(({ isAvailable }) => isAvailable).map(slot => slot.time);
    const free = everyQuarter.filter(start => !isThere(start) && refusal(start) === undefined);
    expect(offered).toEqual(free.map(timeOfDay));
    const range = { from: date, to: date };
    const [day] = granted(await seeMovingDays(world, as(world.salone), range, { id, stylistId }));
    expect(day?.firstStart).toBe(offered[0] ?? null);
  },
);
