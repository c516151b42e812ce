import type { Temporal } from 'temporal-polyfill';
import { entryOf } from '../entry-of.ts';
import type { StylistId } from '../people/user.ts';
import { clockChangeOn } from './clock-change.ts';
import { type DayGrid, openQuarters, quartersBetween, quartersOf } from './day-grid.ts';
import { dayNumber } from './day-number.ts';
import { intersection, noQuarters, type Quarters, union, without } from './quarters.ts';
import { covers, type Timetable } from './timetable.ts';
import { closureOn, gridOn, planOn, shopOpeningOn } from './timetable-on.ts';

export interface ShopDay {
  readonly date: Temporal.PlainDate;
  /** Of the date. */
  readonly number: number;
  readonly grid: DayGrid;
  readonly open: Quarters;
  /** Whatever their plans say; null: whoever usually works then. */
  readonly calledIn: readonly StylistId[] | null;
}

export interface WorkDay extends ShopDay {
  /** Of the open quarters, those in which the stylist usually works. */
  readonly planned: Quarters;
  /** Of the planned ones, those in which they are not absent. */
  readonly works: Quarters;
}

/** Read once for as long as the timetable stands: a calendar asks for hundreds of days. */
const shopDays = new WeakMap<Timetable, Map<number, ShopDay>>();
const workDays = new WeakMap<ShopDay, Map<StylistId, WorkDay>>();

const DAYS_KEPT = 2_000;

export function shopDay(timetable: Timetable, date: Temporal.PlainDate): ShopDay {
  const days = entryOf(shopDays, timetable, () => new Map<number, ShopDay>());
  if (days.size >= DAYS_KEPT) days.clear();
  return entryOf(days, dayNumber(date), () => readShopDay(timetable, date));
}

export function workDay(timetable: Timetable, day: ShopDay, stylistId: StylistId): WorkDay {
  const days = entryOf(workDays, day, () => new Map<StylistId, WorkDay>());
  return entryOf(days, stylistId, () => readWorkDay(timetable, day, stylistId));
}

function readShopDay(timetable: Timetable, date: Temporal.PlainDate): ShopDay {
  const grid = gridOn(timetable, date);
  const open = without(openQuarters(grid, shopOpeningOn(timetable, date)), missingQuarters(timetable, date));
  return {
    date,
    number: dayNumber(date),
    grid,
    open,
    calledIn: closureOn(timetable, date)?.stylistIds ?? null,
  };
}

/** Nobody works in an hour that clocks leave out. */
function missingQuarters(timetable: Timetable, date: Temporal.PlainDate): Quarters {
  const { from, to } = clockChangeOn(timetable.hours, date) ?? { from: 0, to: 0 };
  return to > from ? quartersOf(gridOn(timetable, date), from, to - from) : noQuarters;
}

function readWorkDay(timetable: Timetable, day: ShopDay, stylistId: StylistId): WorkDay {
  const planned = plannedQuarters(timetable, day, stylistId);
  return { ...day, planned, works: without(planned, awayQuarters(timetable, day, stylistId)) };
}

function plannedQuarters(
  timetable: Timetable,
  { date, grid, open, calledIn }: ShopDay,
  stylistId: StylistId,
): Quarters {
  if (calledIn !== null) return calledIn.includes(stylistId) ? open : noQuarters;
  const plan = planOn(timetable, stylistId, date);
  return plan === undefined ? open : intersection(open, openQuarters(grid, plan));
}

function awayQuarters({ absences }: Timetable, { date, grid }: ShopDay, stylistId: StylistId): Quarters {
  let away = noQuarters;
  for (const absence of absences) {
    if (absence.stylistId !== stylistId || !covers(absence, date)) continue;
    if (absence.part === null) return everyQuarter;
    away = union(away, quartersBetween(grid, absence.part));
  }
  return away;
}

const everyQuarter: Quarters = { low: -1, high: -1 };
