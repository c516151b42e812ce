import { Temporal } from 'temporal-polyfill';
import type { Appointment, AppointmentId } from '../booking/appointment.ts';
import type { LetterSettings } from '../letters/letter-kinds.ts';
import type { StylistId } from '../people/user.ts';
import type { Problem, Result } from '../problem.ts';
import type { CustomerRules } from './customer-rules.ts';
import type {
  Absence,
  Closure,
  DateRange,
  KeptVisit,
  PlanVersion,
  Skills,
  Timetable,
  WeekVersion,
} from './timetable.ts';

export interface TimetableView {
  readonly timetable: Timetable;
  /** Confirmed, from the first day asked about on, in the order in which they start. */
  readonly appointments: readonly Appointment[];
  /** Who takes bookings. */
  readonly stylists: readonly StylistId[];
}

/** A row without an id is new. Of one that is not there nothing changes. */
export type TimetableWrite =
  | { readonly in: 'weeks'; readonly put: WeekVersion }
  | { readonly in: 'weeks'; readonly remove: Temporal.PlainDate }
  | { readonly in: 'plans'; readonly put: PlanVersion }
  | { readonly in: 'plans'; readonly remove: PlanKey }
  | { readonly in: 'closures'; readonly put: Unstored<Closure> }
  | { readonly in: 'closures'; readonly remove: number }
  | { readonly in: 'absences'; readonly put: Unstored<Absence> }
  | { readonly in: 'absences'; readonly remove: number }
  | { readonly in: 'skills'; readonly put: Skills }
  | { readonly in: 'skills'; readonly remove: StylistId }
  | { readonly in: 'kept'; readonly put: KeptVisit }
  | { readonly in: 'rules'; readonly put: CustomerRules }
  | { readonly in: 'letters'; readonly put: LetterSettings };

export interface PlanKey {
  readonly stylistId: StylistId;
  readonly validFrom: Temporal.PlainDate;
}

type Unstored<Row extends { readonly id: number }> = Omit<Row, 'id'> & { readonly id: number | null };

export interface TimetablePlan<T> {
  readonly write: TimetableWrite;
  /** Visits that are kept no longer, and no longer count as put outside the timetable on purpose. */
  readonly notKept?: readonly AppointmentId[];
  /** `id`: of the closure or absence that was put; null of anything else. */
  readonly answer: (id: number | null) => T;
}

export type DecideTimetable<T, P extends Problem> = (view: TimetableView) => Result<TimetablePlan<T>, P>;

/** What a write makes of a timetable. `newId`: for what has none yet. */
export function withWrite(timetable: Timetable, write: TimetableWrite, newId: number): Timetable {
  switch (write.in) {
    case 'weeks':
      return { ...timetable, weeks: weeksWith(timetable.weeks, write) };
    case 'plans':
      return { ...timetable, plans: plansWith(timetable.plans, write) };
    case 'closures':
      return { ...timetable, closures: rangesWith<Closure>(timetable.closures, write, newId) };
    case 'skills':
      return { ...timetable, skills: skillsWith(timetable.skills, write) };
    case 'absences':
      return { ...timetable, absences: rangesWith<Absence>(timetable.absences, write, newId) };
    case 'kept':
      return { ...timetable, kept: keptWith(timetable.kept, write.put) };
    case 'rules':
      return { ...timetable, rules: write.put };
    case 'letters':
      return { ...timetable, letters: write.put };
  }
}

function weeksWith(weeks: readonly WeekVersion[], write: Extract<TimetableWrite, { in: 'weeks' }>) {
  const gone = 'put' in write ? write.put.validFrom : write.remove;
  const others = weeks.filter(({ validFrom }) => !validFrom.equals(gone));
  return ('put' in write ? [...others, write.put] : others).sort(byValidity);
}

function skillsWith(skills: readonly Skills[], write: Extract<TimetableWrite, { in: 'skills' }>) {
  const gone = 'put' in write ? write.put.stylistId : write.remove;
  const others = skills.filter(({ stylistId }) => stylistId !== gone);
  return ('put' in write ? [...others, write.put] : others).sort((a, b) => a.stylistId - b.stylistId);
}

function plansWith(plans: readonly PlanVersion[], write: Extract<TimetableWrite, { in: 'plans' }>) {
  const gone = 'put' in write ? write.put : write.remove;
  const others = plans.filter(
    ({ stylistId, validFrom }) => stylistId !== gone.stylistId || !validFrom.equals(gone.validFrom),
  );
  return ('put' in write ? [...others, write.put] : others).sort(
    (a, b) => a.stylistId - b.stylistId || byValidity(a, b),
  );
}

const keptWith = (kept: readonly KeptVisit[], put: KeptVisit): KeptVisit[] =>
  [...kept.filter(({ appointmentId }) => appointmentId !== put.appointmentId), put].sort(
    (a, b) => a.appointmentId - b.appointmentId,
  );

export const withoutKept = (timetable: Timetable, ids: readonly AppointmentId[]): Timetable => ({
  ...timetable,
  kept: timetable.kept.filter(({ appointmentId }) => !ids.includes(appointmentId)),
});

type RangeWrite<Row extends { readonly id: number }> =
  | { readonly put: Unstored<Row> }
  | { readonly remove: number };

function rangesWith<Row extends DateRange & { readonly id: number }>(
  rows: readonly Row[],
  write: RangeWrite<Row>,
  newId: number,
): Row[] {
  const gone = 'put' in write ? write.put.id : write.remove;
  const others = rows.filter(({ id }) => id !== gone);
  if (!('put' in write)) return others;
  if (gone !== null && others.length === rows.length) return others;
  return [...others, { ...write.put, id: gone ?? newId } as Row].sort(byFirstDay);
}

const byValidity = (a: { validFrom: Temporal.PlainDate }, b: { validFrom: Temporal.PlainDate }): number =>
  Temporal.PlainDate.compare(a.validFrom, b.validFrom);

const byFirstDay = (a: DateRange & { id: number }, b: DateRange & { id: number }): number =>
  Temporal.PlainDate.compare(a.from, b.from) || a.id - b.id;
