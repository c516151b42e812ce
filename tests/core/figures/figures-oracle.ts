import type { Temporal } from 'temporal-polyfill';
import type { Timetable } from '../../../core/calendar/timetable.ts';
import type { CountedVisit } from '../../../core/figures/counted-visit.ts';
import type { Period } from '../../../core/figures/period.ts';
import type { Working } from '../../../core/figures/stylist-time.ts';
import { slowDay } from '../calendar/timetable-oracle.ts';

/** The figures as one would count them on paper, each by walking over everything. Shares no code with `core/figures`. */
export interface SlowFigures {
  readonly visits: number;
  readonly takings: number;
  readonly missed: number;
  readonly cancelled: number;
  readonly bookable: number;
  readonly sold: number;
}

/** Of which visits and which quarter-hours. */
export interface Part {
  readonly isPart: (visit: CountedVisit) => boolean;
  readonly isQuarter: (stylistId: number, date: Temporal.PlainDate, minute: number) => boolean;
}

export const everything: Part = { isPart: () => true, isQuarter: () => true };

interface World {
  readonly timetable: Timetable;
  readonly period: Period;
  readonly working: readonly Working[];
  readonly visits: readonly CountedVisit[];
}

export const isTaken = ({ status, missed, startsAt }: CountedVisit, { until }: Period): boolean =>
  startsAt < until.epochMilliseconds && status !== 'cancelled' && !missed;

export function slowFigures(world: World, { isPart, isQuarter }: Part): SlowFigures {
  const { period } = world;
  const begun = world.visits.filter(visit => visit.startsAt < period.until.epochMilliseconds).filter(isPart);
  const taken = begun.filter(visit => isTaken(visit, period));
  const { sold, bookable } = slowTime(world);
  const own = (quarters: readonly Quarter[]) =>
    quarters.filter(one => isQuarter(one.stylistId, one.date, one.minute)).length * 15;
  return {
    visits: taken.length,
    takings: taken.map(({ paid, price }) => (paid === null ? price : paid)).reduce((a, b) => a + b, 0),
    missed: begun.filter(({ status, missed }) => status === 'completed' && missed).length,
    cancelled: begun.filter(({ status }) => status === 'cancelled').length,
    bookable: own(bookable),
    sold: own(sold),
  };
}

/** Open for a quarter-hour at least, and begun. */
export const slowOpenDays = ({ timetable, period }: World, stylistId?: number): number =>
  datesOf(period).filter(date => {
    const { isOpen, works } = slowDay(timetable, date, stylistId ?? 0);
    const isSo = stylistId === undefined ? isOpen : works;
    const hasBegun = `${date}T00:00:00` <= wallClock(period);
    return hasBegun && Array.from({ length: 96 }, (_, quarter) => quarter * 15).some(isSo);
  }).length;

function datesOf({ from, to }: Period): Temporal.PlainDate[] {
  const dates: Temporal.PlainDate[] = [];
  for (let date = from; `${date}` <= `${to}`; date = date.add({ days: 1 })) dates.push(date);
  return dates;
}

const wallClock = ({ until }: Period): string =>
  until.toZonedDateTimeISO('Europe/Rome').toPlainDateTime().toString();

interface Quarter {
  readonly stylistId: number;
  readonly date: Temporal.PlainDate;
  readonly minute: number;
}

/** What was sold outside the timetable could be booked as well. */
function slowTime(world: World) {
  const { period, working, visits } = world;
  const held = new Set(visits.filter(visit => isTaken(visit, period)).flatMap(heldQuarters));
  const stylists = [...new Set([...working, ...visits].map(one => one.stylistId))];
  const dates = datesOf(period);
  const quarters = stylists.flatMap(stylistId =>
    dates.flatMap(date => quartersOfADay(world, stylistId, date)),
  );
  const sold = quarters.filter(({ stylistId, date, minute }) => held.has(`${stylistId} ${date} ${minute}`));
  const others = quarters.filter(one => !sold.includes(one) && one.isBookable);
  return { sold, bookable: [...sold, ...others] };
}

/** Minute by minute: work of each service one after the other, without its posa, and the clean-up behind the last. */
function heldQuarters(visit: CountedVisit): string[] {
  const held = new Set<number>();
  let at = visit.minute;
  for (const { duration, processing } of visit.parts ?? [visit]) {
    const end = processing ? processing.after + processing.minutes : 0;
    for (let minute = 0; minute < duration; minute += 1)
      if (!processing || minute < processing.after || minute >= end) held.add(at + minute);
    at += duration;
  }
  for (let minute = 0; minute < visit.cleanup; minute += 1) held.add(at + minute);
  return [...held].map(minute => `${visit.stylistId} ${visit.date} ${minute - (minute % 15)}`);
}

function quartersOfADay({ timetable, period, working }: World, stylistId: number, date: Temporal.PlainDate) {
  const wasThere = working.some(
    one => one.stylistId === stylistId && `${one.from}` <= `${date}` && `${date}` <= `${one.to}`,
  );
  const until = wallClock(period);
  const { works } = slowDay(timetable, date, stylistId);
  return Array.from({ length: 96 }, (_, index) => {
    const minute = index * 15;
    const begins = `${date}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:00`;
    return { stylistId, date, minute, isBookable: wasThere && begins < until && works(minute) };
  });
}

const pad = (number: number): string => String(number).padStart(2, '0');
