import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import type { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { decideBooking } from '../../../core/booking/booking-decision.ts';
import { refuseLength, refuseStart } from '../../../core/booking/booking-rules.ts';
import { cancelAppointment } from '../../../core/booking/cancel-appointment.ts';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import { asBookedNow, together } from '../../../core/booking/services/booked-services.ts';
import { timeOfDay } from '../../../core/calendar/day-grid.ts';
import { shopMoment } from '../../../core/calendar/shop-time.ts';
import type { Service } from '../../../core/catalogue/service.ts';
import { guest } from '../../../core/people/permissions.ts';
import { ok, type Problem } from '../../../core/problem.ts';
import { modelRuns, runs } from '../../setup/property-runs.ts';
import { as, granted, type SmallWorld } from '../../worlds/small-world.ts';
import { slowTogether } from '../calendar/slot-oracle.ts';
import { slowRefusals } from './booking-oracle.ts';
import { anySetDay, everyQuarter, heldOf, openSetWorld, store, stylists, wallClock } from './set-day.ts';

/** What a booking there would be told; undefined: it would be stored. Nothing is. */
async function refusalOf(
  world: SmallWorld,
  services: readonly Service[],
  date: Temporal.PlainDate,
  at: string,
  stylistId: number | null,
  override: boolean,
) {
  const timetable = await world.timetables.current();
  const moment = world.clock.now();
  const now = shopMoment(timetable.hours, moment);
  const bound = override ? undefined : { now: moment, phone: '055 123' };
  const wanted = { date, time: at, timetable, now, bound, override };
  const visit = together(services.map(asBookedNow));
  const early = refuseStart(wanted) ?? refuseLength(wanted, visit.duration);
  if (early !== undefined) return early.code;
  const scope = stylistId === null ? { everyStylistOn: date } : { days: [{ stylistId, date }] };
  const author = { by: world.mario.id, at: world.clock.now() };
  const request = { ...wanted, ...author, userId: world.mario.id, services, visit, stylistId, notes: null };
  const decided = await world.agendas.change<void, Problem>(scope, view => {
    const plan = decideBooking(request, view);
    return plan.ok ? ok({ writes: [], answer: () => undefined }) : plan;
  });
  return decided.ok ? undefined : decided.problem.code;
}

test.prop([anySetDay, fc.constantFrom(...stylists, null), fc.boolean()], runs())(
  'each start that is offered is accepted, and every other refused for the reason that comes first, whatever the shop has set',
  async ({ date, timetable, visits, times, second, zone, ...moment }, stylistId, override) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    const world = await openSetWorld({ ...moment, timetable });
    await store(world, date, visits);
    const service = await world.services.update(world.taglio.id, times);
    const other = second && (await world.services.update(world.barba.id, second));
    if (service === undefined || other === undefined) throw new Error('there is no such service');
    const services = other === null ? [service] : [service, other];
    const query = { serviceIds: services.map(({ id }) => id), stylistId: stylistId ?? undefined };
    const slots = granted(await seeTimeslots(world, guest, date, query));
    const refusals = await Promise.all(
      everyQuarter.map(start => refusalOf(world, services, date, timeOfDay(start), stylistId, override)),
    );
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;

    const asked = (stylistId === null ? stylists : [stylistId]).map(id => ({
      ...{ id, visits: heldOf(visits, id) },
    }));
    const wanted = {
      ...{ serviceIds: query.serviceIds, timetable, now: wallClock(world), date, stylists: asked },
      at: world.clock.now(),
      times: slowTogether(second === null ? [times] : [times, second]),
      ...{ isBound: !override, isOverride: override },
    };
    expect(refusals).toEqual(everyQuarter.map(slowRefusals(wanted)));
    if (override) return;
    const offered = slots.filter(({ isAvailable }) => isAvailable).map(slot => slot.time);
    expect(offered).toEqual(everyQuarter.filter((_, index) => refusals[index] === undefined).map(timeOfDay));
  },
);

test.prop([anySetDay.filter(({ visits }) => visits.length > 0), fc.nat()], modelRuns())(
  'a start that is free stays free when another stylist’s visit is cancelled, and that stylist’s own become no fewer',
  async ({ date, timetable, visits, times, ...moment }, choice) => {
    const world = await openSetWorld({ ...moment, timetable });
    await world.services.update(world.taglio.id, times);
    const ids = (await store(world, date, visits)).map(granted);
    const index = choice % visits.length;
    const [cancelled, id] = [visits[index], ids[index]];
    if (cancelled === undefined || id === undefined) throw new Error('nothing is stored');
    const offered = async (stylistId: number | undefined) => {
      const slots = granted(
        await seeTimeslots(world, guest, date, { serviceIds: [world.taglio.id], stylistId }),
      );
      return slots.filter(({ isAvailable }) => isAvailable).map(slot => slot.time);
    };
    const another = stylists.find(stylist => stylist !== cancelled.stylistId);
    const [theirs, own, anybodys] = [
      await offered(another),
      await offered(cancelled.stylistId),
      await offered(undefined),
    ];
    granted(await cancelAppointment(world, as(world.salone), id));
    expect(await offered(another)).toEqual(theirs);
    expect(await offered(cancelled.stylistId)).toEqual(expect.arrayContaining(own));
    expect(await offered(undefined)).toEqual(expect.arrayContaining(anybodys));
  },
);
