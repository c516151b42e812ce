import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { busyTime } from '../../core/booking/appointment.ts';
import type { AppointmentView } from '../../core/booking/appointment-details.ts';
import { listAppointments } from '../../core/booking/list-appointments.ts';
import type { Busy } from '../../core/calendar/free-slots.ts';
import { shopMoment } from '../../core/calendar/shop-time.ts';
import type { User } from '../../core/people/user.ts';
import { availableStarts } from '../core/calendar/slot-oracle.ts';
import { as, granted, type SmallWorld } from '../worlds/small-world.ts';

/** What ought to be true of the shop: who holds what, told from the answers alone. */
export interface ShopModel {
  readonly standing: Map<number, AppointmentView>;
  readonly cancelled: Set<number>;
}

export const emptyModel = (): ShopModel => ({ standing: new Map(), cancelled: new Set() });

/** Whether the specification's rules let a visit of `duration` start there, by the slow oracle. */
export function oracleOffers(
  model: ShopModel,
  world: SmallWorld,
  stylist: User,
  date: Temporal.PlainDate,
  start: string,
  duration: number,
): boolean {
  const visits = [...model.standing.values()]
    .filter(visit => visit.stylistId === stylist.id && visit.date.equals(date))
    .map(busyTime);
  const now = shopMoment(world.hours, world.clock.now());
  return availableStarts({ date, now, visits, duration }).includes(start);
}

const overlap = (a: Busy, b: Busy): boolean => a.start < b.start + b.minutes && b.start < a.start + a.minutes;

/** Holds after every step: nothing overlaps, what is held is what is confirmed, and nothing is lost or made up. */
export async function checkInvariants(model: ShopModel, world: SmallWorld): Promise<void> {
  const all = granted(await listAppointments(world, as(world.salone), {}));
  const confirmed = all.filter(({ status }) => status === 'confirmed');
  expect(confirmed.map(({ id }) => id).toSorted(ascending)).toEqual(
    [...model.standing.keys()].toSorted(ascending),
  );
  expect(all.filter(({ status }) => status === 'cancelled')).toHaveLength(model.cancelled.size);
  for (const [index, a] of confirmed.entries()) {
    for (const b of confirmed.slice(index + 1)) {
      const sameDay = a.stylistId === b.stylistId && a.date.equals(b.date);
      expect(sameDay && overlap(busyTime(a), busyTime(b)), `${a.id} and ${b.id} overlap`).toBe(false);
    }
  }
  expect(await heldMinutes(world)).toEqual(minutesOf(confirmed));
}

const ascending = (a: number, b: number): number => a - b;

async function heldMinutes(world: SmallWorld): Promise<string[]> {
  const [from, to] = ['2026-01-01', '2030-12-31'].map(day => Temporal.PlainDate.from(day));
  const days = await world.agendas.busy(
    [world.anna.id, world.bruno.id],
    from as Temporal.PlainDate,
    to as Temporal.PlainDate,
  );
  return days
    .flatMap(({ stylistId, date, busy }) =>
      busy.map(visit => `${stylistId} ${date} ${visit.start}+${visit.minutes}`),
    )
    .toSorted();
}

const minutesOf = (visits: readonly AppointmentView[]): string[] =>
  visits
    .map(visit => `${visit.stylistId} ${visit.date} ${busyTime(visit).start}+${busyTime(visit).minutes}`)
    .toSorted();
