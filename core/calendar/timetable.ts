import { Temporal } from 'temporal-polyfill';
import type { ServiceId } from '../catalogue/service.ts';
import { type LetterSettings, plainLetters } from '../letters/letter-kinds.ts';
import type { StylistId } from '../people/user.ts';
import type { ClockTime } from '../units.ts';
import { type CustomerRules, noRules } from './customer-rules.ts';
import type { Interval, Opening, ShopHours, Week } from './shop-hours.ts';

/** Until a newer one. */
export interface Version {
  readonly validFrom: Temporal.PlainDate;
}

export interface WeekVersion extends Version {
  readonly week: Week;
}

/** Two weeks alternate from the Monday of `validFrom`. */
export interface PlanVersion extends Version {
  readonly stylistId: StylistId;
  readonly weeks: readonly [Week] | readonly [Week, Week];
}

/** Both included. */
export interface DateRange {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

export interface Closure extends DateRange {
  readonly id: number;
  /** Of each of the days, whatever the week says; empty: closed. */
  readonly hours: Opening;
  /** null: whoever usually works then, within these hours; a list: exactly these people, for all of them. */
  readonly stylistIds: readonly StylistId[] | null;
  readonly reason: string;
}

export interface Absence extends DateRange {
  readonly id: number;
  readonly stylistId: StylistId;
  /** Of one day; null: whole days. */
  readonly part: Interval | null;
  /** For administrators alone. */
  readonly reason: string;
}

/** A visit that stays where it is although it lies outside: at this time and with this stylist, nowhere else. */
export interface KeptVisit {
  readonly appointmentId: number;
  readonly date: Temporal.PlainDate;
  readonly time: ClockTime;
  readonly stylistId: StylistId;
}

/** Of a stylist who does not do everything. */
export interface Skills {
  readonly stylistId: StylistId;
  /** Archived ones too. */
  readonly serviceIds: readonly ServiceId[];
}

/** When shop and stylists work and who does what: the week of the configuration and everything stored that differs from it. */
export interface Timetable {
  readonly hours: ShopHours;
  readonly weeks: readonly WeekVersion[];
  /** Two never share a date. */
  readonly closures: readonly Closure[];
  readonly plans: readonly PlanVersion[];
  readonly absences: readonly Absence[];
  readonly skills: readonly Skills[];
  readonly kept: readonly KeptVisit[];
  readonly rules: CustomerRules;
  readonly letters: LetterSettings;
}

export const plainTimetable = (hours: ShopHours): Timetable => ({
  ...{ hours, weeks: [], closures: [], plans: [], absences: [], skills: [], kept: [], rules: noRules },
  letters: plainLetters,
});

/** Nothing differs from the configured week. */
export const isPlain = ({ weeks, closures, plans, absences, skills }: Timetable): boolean =>
  [weeks, closures, plans, absences, skills].every(stored => stored.length === 0);

/** null: everything. */
export const skillsOf = ({ skills }: Timetable, stylistId: StylistId): readonly ServiceId[] | null =>
  skills.find(one => one.stylistId === stylistId)?.serviceIds ?? null;

export const doesService = (timetable: Timetable, stylistId: StylistId, serviceId: ServiceId): boolean =>
  skillsOf(timetable, stylistId)?.includes(serviceId) ?? true;

export const covers = ({ from, to }: DateRange, date: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(from, date) <= 0 && Temporal.PlainDate.compare(date, to) <= 0;

export const overlap = (a: DateRange, b: DateRange): boolean =>
  Temporal.PlainDate.compare(a.from, b.to) <= 0 && Temporal.PlainDate.compare(b.from, a.to) <= 0;
