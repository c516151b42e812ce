import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import type { AppointmentView } from '../../core/booking/appointment-view.ts';
import type { HistoryEntry } from '../../core/booking/history/history-entry.ts';
import { listAppointments } from '../../core/booking/list-appointments.ts';
import { placeOf } from '../../core/booking/place.ts';
import type { Busy } from '../../core/calendar/free-slots.ts';
import { shopMoment } from '../../core/calendar/shop-time.ts';
import type { User } from '../../core/people/user.ts';
import { refusalOf, type SlowTimes, workedMinutes } from '../core/calendar/slot-oracle.ts';
import { as, granted, openSmallWorld, type SmallWorld } from '../worlds/small-world.ts';

/** What ought to be true of the shop: who holds what, told from the answers alone. */
export interface ShopModel {
  readonly standing: Map<number, AppointmentView>;
  readonly cancelled: Map<number, Cancelled>;
  /** Of customers who were erased: those that stand, and those that were cancelled. */
  readonly nameless: Map<number, AppointmentView>;
  readonly forgotten: Set<number>;
}

export interface Cancelled {
  readonly visit: AppointmentView;
  readonly by: number;
  readonly at: Temporal.Instant;
}

export const emptyModel = (): ShopModel => ({
  ...{ standing: new Map(), cancelled: new Map(), nameless: new Map(), forgotten: new Set() },
});

const allStanding = ({ standing, nameless }: ShopModel): AppointmentView[] => [
  ...[...standing.values(), ...nameless.values()],
];

/** Why the slow oracle refuses an appointment with any of these stylists; undefined when one of them can take it. */
export function oracleRefusal(
  model: ShopModel,
  world: SmallWorld,
  stylists: readonly User[],
  wanted: { readonly date: Temporal.PlainDate; readonly start: string; readonly times: SlowTimes },
  now = shopMoment(world.hours, world.clock.now()),
): string | undefined {
  const { date, start, times } = wanted;
  const agendas = stylists.map(({ id }) =>
    allStanding(model)
      .filter(standing => standing.stylistId === id && standing.date.equals(date))
      .flatMap(heldBy),
  );
  return refusalOf({ date, now, agendas }, start, times);
}

type Held = SlowTimes & Pick<AppointmentView, 'stylistId' | 'date' | 'time'>;

const minuteOf = ({ time }: Pick<Held, 'time'>): number => time.hour * 60 + time.minute;

/** Minute by minute. */
const heldBy = (visit: Held): Busy[] =>
  workedMinutes(visit).map(minute => ({ start: minuteOf(visit) + minute, minutes: 1 }));

function overlap(a: Held, b: Held): boolean {
  const held = new Set(heldBy(a).map(({ start }) => start));
  return heldBy(b).some(({ start }) => held.has(start));
}

/** Whether nobody stands in its way. */
export const isFree = (model: ShopModel, visit: Held): boolean =>
  !allStanding(model).some(
    other => other.stylistId === visit.stylistId && other.date.equals(visit.date) && overlap(other, visit),
  );

/** Holds after every step: nothing overlaps, what is held is what was not cancelled, and nothing is lost or made up. */
export async function checkInvariants(model: ShopModel, world: SmallWorld): Promise<void> {
  const all = granted(await listAppointments(world, as(world.salone), {}));
  const standing = all.filter(({ status }) => status !== 'cancelled');
  expect(standing.map(({ id }) => id).toSorted(ascending)).toEqual(
    allStanding(model)
      .map(({ id }) => id)
      .toSorted(ascending),
  );
  expect(all.filter(({ status }) => status === 'cancelled')).toHaveLength(
    model.cancelled.size + model.forgotten.size,
  );
  for (const [index, a] of standing.entries()) {
    for (const b of standing.slice(index + 1)) {
      const sameDay = a.stylistId === b.stylistId && a.date.equals(b.date);
      expect(sameDay && overlap(a, b), `${a.id} and ${b.id} overlap`).toBe(false);
    }
  }
  expect(await heldMinutes(world)).toEqual(minutesOf(standing));
  for (const visit of all) await checkHistory(world, visit);
}

/** It begins with the booking and leads without a gap to where the visit stands, or to its end. */
async function checkHistory(world: SmallWorld, visit: AppointmentView): Promise<void> {
  const story = await world.histories.of(visit.id);
  const edits = story.filter(line => line.kind === 'edited').map(({ from, to }) => ({ from, to }));
  for (const [index, { from }] of edits.entries())
    if (index > 0) expect(from).toEqual({ ...edits[index - 1]?.to, changed: undefined });
  const services = visit.services.map(({ serviceId }) => serviceId);
  const { price, duration } = visit;
  if (edits.length > 0) expect(edits.at(-1)?.to).toMatchObject({ serviceIds: services, price, duration });
  const lines = story.filter(line => line.kind !== 'outcome' && line.kind !== 'edited');
  const places = lines.filter(({ to }) => to !== null).map(({ from, to }) => [from, to].map(inWords));
  const isCancelled = visit.status === 'cancelled';
  expect(lines.map(({ kind }) => kind === 'cancelled')).toEqual(
    lines.map((_, index) => lines[index + 1]?.kind === 'restored' || (isCancelled && !lines[index + 1])),
  );
  expect(places.map(([from]) => from)).toEqual([undefined, ...places.slice(0, -1).map(([, to]) => to)]);
  expect(places.at(-1)?.[1]).toBe(inWords(placeOf(visit)));
}

const inWords = (place: HistoryEntry['to']): string | undefined =>
  place === null || !('stylistId' in place) ? undefined : `${place.stylistId} ${place.date} ${place.time}`;

/** The small shop, whose colour has a posa and is cleaned up after. */
export async function openShopWithPosa(): Promise<SmallWorld> {
  const world = await openSmallWorld();
  const times = { processing: { after: 30, minutes: 30 }, cleanup: 15 };
  const colore = await world.services.update(world.colore.id, times);
  if (colore === undefined) throw new Error('there is no colour');
  return { ...world, colore };
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
      busy.flatMap(({ start, minutes }) =>
        Array.from({ length: minutes }, (_, minute) => `${stylistId} ${date} ${start + minute}`),
      ),
    )
    .toSorted();
}

const minutesOf = (visits: readonly AppointmentView[]): string[] =>
  visits
    .flatMap(visit => heldBy(visit).map(({ start }) => `${visit.stylistId} ${visit.date} ${start}`))
    .toSorted();
