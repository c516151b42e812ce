import type { Temporal } from 'temporal-polyfill';
import { seeTimeslots } from '../../../core/booking/see-timeslots.ts';
import { dayGrid, timeOfDay } from '../../../core/calendar/day-grid.ts';
import type { Busy } from '../../../core/calendar/free-slots.ts';
import { plainTimes } from '../../../core/calendar/pattern.ts';
import { defaultShopHours } from '../../../core/calendar/shop-hours.ts';
import { instantOf, type ShopMoment } from '../../../core/calendar/shop-time.ts';
import { guest } from '../../../core/people/permissions.ts';
import { ok } from '../../../core/problem.ts';
import {
  book,
  granted,
  instantText,
  openSmallWorld,
  type SmallWorld,
  time,
} from '../../worlds/small-world.ts';

export interface Wanted {
  readonly date: Temporal.PlainDate;
  /** In one visit. */
  readonly services: readonly ('taglio' | 'barba' | 'colore')[];
  readonly stylist: 'anna' | 'bruno' | null;
}

interface ShopDay extends Wanted {
  readonly now: ShopMoment;
  readonly ofAnna: readonly Busy[];
  readonly ofBruno: readonly Busy[];
}

export const everyStart = dayGrid(defaultShopHours).times;

/** The small shop at a moment, with both stylists' visits of a day stored. */
export async function bookedDay({ date, now, ofAnna, ofBruno }: ShopDay): Promise<SmallWorld> {
  const world = await openSmallWorld(instantText(now));
  await store(world, world.anna.id, date, ofAnna);
  await store(world, world.bruno.id, date, ofBruno);
  return world;
}

function store(world: SmallWorld, stylistId: number, date: Temporal.PlainDate, visits: readonly Busy[]) {
  const { lucia, taglio, hours } = world;
  return world.agendas.change({ days: [{ stylistId, date }] }, () =>
    ok({
      writes: visits.map(({ start, minutes }) => {
        const at = time(timeOfDay(start));
        const visit = {
          userId: lucia.id,
          serviceId: taglio.id,
          stylistId,
          date,
          time: at,
          price: 1,
          notes: null,
          ...plainTimes,
        };
        return {
          ...{ do: 'book' as const, by: lucia.id, at: world.clock.now() },
          appointment: { ...visit, duration: minutes, startsAt: instantOf(hours, date, at) },
        };
      }),
      answer: () => undefined,
    }),
  );
}

export const bookThere = (world: SmallWorld, { date, services, stylist }: Wanted, at: string) =>
  book(world, {
    day: date.toString(),
    at,
    services: services.map(name => world[name]),
    stylist: stylist === null ? null : world[stylist],
  });

export async function offeredStarts(
  world: SmallWorld,
  { date, services, stylist }: Wanted,
): Promise<string[]> {
  const wish = {
    serviceIds: services.map(name => world[name].id),
    stylistId: stylist === null ? undefined : world[stylist].id,
  };
  const slots = granted(await seeTimeslots(world, guest, date, wish));
  return slots.filter(({ isAvailable }) => isAvailable).map(({ time: start }) => start);
}
