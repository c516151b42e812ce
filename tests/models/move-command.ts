import type fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import type { AppointmentView } from '../../core/booking/appointment-view.ts';
import { moveAppointment } from '../../core/booking/moving/move-appointment.ts';
import { placeOf } from '../../core/booking/place.ts';
import { shopMoment } from '../../core/calendar/shop-time.ts';
import { as, granted, refusal, type SmallWorld } from '../worlds/small-world.ts';
import { checkInvariants, oracleRefusal, type ShopModel } from './shop-model.ts';

/** Of the visits that stand, one is moved, perhaps by somebody who saw it elsewhere or whose it is not. */
export class Move implements fc.AsyncCommand<ShopModel, SmallWorld> {
  readonly wanted: {
    readonly by: 'owner' | 'stranger' | 'admin';
    readonly choice: number;
    /** null: the same. */
    readonly stylist: 'anna' | 'bruno' | null;
    readonly day: Temporal.PlainDate;
    readonly start: string;
    readonly seen: 'here' | 'elsewhere' | 'unsaid';
  };

  constructor(wanted: Move['wanted']) {
    this.wanted = wanted;
  }

  check = (model: Readonly<ShopModel>): boolean => model.standing.size > 0;

  async run(model: ShopModel, world: SmallWorld): Promise<void> {
    const { by, choice, start, day, seen } = this.wanted;
    const visit = [...model.standing.values()][choice % model.standing.size];
    if (visit === undefined) return;
    const owner = visit.userId === world.mario.id ? world.mario : world.lucia;
    const stranger = owner === world.mario ? world.lucia : world.mario;
    const actor = as({ owner, stranger, admin: world.salone }[by]);
    const here = placeOf(visit);
    const from = { here, elsewhere: { ...here, date: here.date.add({ days: 1 }) }, unsaid: undefined }[seen];
    const stylistId = this.wanted.stylist === null ? undefined : world[this.wanted.stylist].id;
    const request = { date: day, time: Temporal.PlainTime.from(start), stylistId, from };

    const expected = this.#expected(model, world, visit);
    const moved = await moveAppointment(world, actor, visit.id, request);
    expect(refusal(moved)).toBe(expected);

    if (expected === undefined) {
      const now = granted(moved);
      expect(now).toMatchObject({ ...kept(visit), stylistId: stylistId ?? visit.stylistId });
      expect([now.date.toString(), placeOf(now).time]).toEqual([day.toString(), start]);
      model.standing.set(visit.id, now);
      expect(granted(await moveAppointment(world, actor, visit.id, request)), 'a second time').toEqual(now);
    }
    await checkInvariants(model, world);
  }

  /** The code of the first reason against it. */
  #expected(model: ShopModel, world: SmallWorld, visit: AppointmentView): string | undefined {
    const { by, stylist, day, start, seen } = this.wanted;
    const stylistId = stylist === null ? visit.stylistId : world[stylist].id;
    const here = placeOf(visit);
    const isThere = stylistId === here.stylistId && day.equals(here.date) && start === here.time;
    if (isThere && by !== 'stranger' && visit.status === 'confirmed') return undefined;
    const others = new Map([...model.standing].filter(([id]) => id !== visit.id));
    const whose = [world.anna, world.bruno].filter(({ id }) => id === stylistId);
    const target = { date: day, start, times: visit };
    const { date, minute } = shopMoment(world.hours, world.clock.now());
    // For administrators the quarter-hour that is running lies ahead.
    const now = { date, minute: by === 'admin' ? minute - 15 : minute };
    const asBooking = oracleRefusal({ ...model, standing: others }, world, whose, target, now);
    if (asBooking !== undefined && badStarts.includes(asBooking)) return asBooking;
    if (by === 'stranger') return 'appointment-not-found';
    if (asBooking !== undefined && badLengths.includes(asBooking)) return asBooking;
    if (!isMovable(visit, by, world.clock.now())) return 'not-movable';
    if (seen === 'elsewhere') return 'appointment-changed';
    return asBooking;
  }

  toString = (): string => `move ${JSON.stringify(this.wanted)}`;
}

function isMovable(
  { status, startsAt }: AppointmentView,
  by: Move['wanted']['by'],
  now: Temporal.Instant,
): boolean {
  return status === 'confirmed' && (by === 'admin' || Temporal.Instant.compare(startsAt, now) >= 0);
}

/** Refused whatever the state; the length of a visit only to whom it is known. */
const badStarts = [
  ...['start-in-the-past', 'beyond-horizon', 'closed-day', 'off-the-grid', 'outside-opening-hours'],
];
const badLengths = ['runs-into-break', 'runs-past-closing'];

const kept = ({ id, userId, serviceId, price, duration, notes, status }: AppointmentView) => ({
  ...{ id, userId, serviceId, price, duration, notes, status },
});
