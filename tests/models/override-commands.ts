import type fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import type { AppointmentView } from '../../core/booking/appointment-view.ts';
import { moveAppointment } from '../../core/booking/moving/move-appointment.ts';
import { placeOf } from '../../core/booking/place.ts';
import type { SlowTimes } from '../core/calendar/slot-oracle.ts';
import { as, book, granted, refusal, type SmallWorld } from '../worlds/small-world.ts';
import { checkInvariants, isFree, type ShopModel } from './shop-model.ts';

interface Beyond {
  readonly stylist: 'anna' | 'bruno';
  readonly day: Temporal.PlainDate;
  readonly start: string;
}

/** Why even an administrator who means it is refused there; undefined: they are not. */
function refusalBeyond(
  model: ShopModel,
  world: SmallWorld,
  { stylist, day, start }: Beyond,
  times: SlowTimes,
): string | undefined {
  const today = world.clock.now().toZonedDateTimeISO('Europe/Rome').toPlainDate();
  if (day.until(today).days > 7) return 'too-long-past';
  const time = Temporal.PlainTime.from(start);
  if (time.hour * 60 + time.minute + times.duration > 24 * 60) return 'runs-past-closing';
  const visit = { ...times, stylistId: world[stylist].id, date: day, time };
  return isFree(model, visit) ? undefined : 'slot-taken';
}

/** An hour at which the shop is closed or nobody works, a day that is past, or one like any other. */
export class BookBeyond implements fc.AsyncCommand<ShopModel, SmallWorld> {
  readonly wanted: Beyond & { readonly customer: 'mario' | 'lucia' };

  constructor(wanted: BookBeyond['wanted']) {
    this.wanted = wanted;
  }

  check = (): boolean => true;

  async run(model: ShopModel, world: SmallWorld): Promise<void> {
    const { customer, stylist, day, start } = this.wanted;
    const expected = refusalBeyond(model, world, this.wanted, world.colore);
    const answer = await book(world, {
      ...{ by: world.salone, customer: world[customer], service: world.colore, stylist: world[stylist] },
      ...{ day: day.toString(), at: start, override: true },
    });
    if (answer.ok && answer.value.repeated) {
      expect(model.standing.has(answer.value.appointment.id)).toBe(true);
    } else {
      expect(refusal(answer)).toBe(expected);
      if (answer.ok) model.standing.set(answer.value.appointment.id, answer.value.appointment);
    }
    await checkInvariants(model, world);
  }

  toString = (): string => `book beyond ${JSON.stringify(this.wanted)}`;
}

export class MoveBeyond implements fc.AsyncCommand<ShopModel, SmallWorld> {
  readonly wanted: Beyond & { readonly choice: number };

  constructor(wanted: MoveBeyond['wanted']) {
    this.wanted = wanted;
  }

  check = (model: Readonly<ShopModel>): boolean => model.standing.size > 0;

  async run(model: ShopModel, world: SmallWorld): Promise<void> {
    const { choice, stylist, day: date, start } = this.wanted;
    const visit = [...model.standing.values()][choice % model.standing.size];
    if (visit === undefined) return;
    const to = { date, time: Temporal.PlainTime.from(start), stylistId: world[stylist].id };
    const expected = this.#expected(model, world, visit);
    const moved = await moveAppointment(world, as(world.salone), visit.id, { ...to, override: true });
    expect(refusal(moved)).toBe(expected);
    if (moved.ok) {
      expect([granted(moved).date.toString(), placeOf(granted(moved)).time]).toEqual([
        date.toString(),
        start,
      ]);
      model.standing.set(visit.id, granted(moved));
    }
    await checkInvariants(model, world);
  }

  #expected(model: ShopModel, world: SmallWorld, visit: AppointmentView): string | undefined {
    const { stylist, day, start } = this.wanted;
    const { stylistId, date, time } = placeOf(visit);
    const isConfirmed = visit.status === 'confirmed';
    const isThere = stylistId === world[stylist].id && day.equals(date) && start === time;
    if (isThere && isConfirmed) return undefined;
    const others = new Map([...model.standing].filter(([id]) => id !== visit.id));
    const refused = refusalBeyond({ ...model, standing: others }, world, this.wanted, visit);
    if (refused === undefined || refused === 'slot-taken') return isConfirmed ? refused : 'not-movable';
    return refused;
  }

  toString = (): string => `move beyond ${JSON.stringify(this.wanted)}`;
}
