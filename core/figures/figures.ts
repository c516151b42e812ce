import type { Temporal } from 'temporal-polyfill';
import type { DateRange } from '../calendar/timetable.ts';
import type { ServiceId } from '../catalogue/service.ts';
import type { StylistId } from '../people/user.ts';
import type { Cents } from '../units.ts';
import type { BookedAhead } from './ahead.ts';
import type { Tally } from './tally.ts';

export interface DayFigures extends Tally {
  readonly date: Temporal.PlainDate;
  /** The shop opens, and the stylist who was asked for works. */
  readonly isOpen: boolean;
}

/** Of visits that begin in it, and of time that lies in it. */
export interface HourFigures extends Tally {
  /** Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
}

export interface StylistFigures extends Tally {
  readonly stylistId: StylistId;
}

/** A visit of several services counts for each of them, and what was paid is shared out. */
export interface ServiceFigures {
  readonly serviceId: ServiceId;
  readonly times: number;
  readonly takings: Cents;
}

export interface CustomerFigures {
  /** Who came in the period, and had never come before it. */
  readonly first: number;
  /** Who came in it, and had come before. */
  readonly returning: number;
  /** Visits of which nobody knows whose they were. */
  readonly unnamed: number;
}

export interface Figures extends DateRange {
  readonly total: Tally;
  readonly customers: CustomerFigures;
  /** Booked, and not begun yet. */
  readonly coming: { readonly visits: number; readonly price: Cents };
  readonly days: readonly DayFigures[];
  /** How many of its open days have begun. */
  readonly openDays: number;
  readonly hours: readonly HourFigures[];
  readonly stylists: readonly StylistFigures[];
  readonly services: readonly ServiceFigures[];
  readonly ahead: BookedAhead;
}
