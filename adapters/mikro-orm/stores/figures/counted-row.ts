import type { Appointment } from '../../../../core/booking/appointment.ts';
import type { CountedVisit } from '../../../../core/figures/counted-visit.ts';
import type { StylistId, UserId } from '../../../../core/people/user.ts';
import { type TimesRow, timesOf } from '../appointment-row.ts';
import { plainDate } from '../wall-clock.ts';

export const countedColumns = [
  ...(['a.user_id', 'a.service_id', 'a.stylist_id', 'a.day', 'a.start_minute', 'a.duration'] as const),
  ...(['a.processing_after', 'a.processing_minutes', 'a.cleanup', 'a.parts', 'a.price'] as const),
  ...(['a.status', 'a.missed', 'a.paid', 'a.starts_at', 'a.booked_at'] as const),
] as const;

/** Milliseconds since 1970, or as PostgreSQL writes it. */
type Moment = number | string;

interface VisitRow extends TimesRow {
  readonly id: number;
  readonly user_id: UserId;
  readonly service_id: number;
  readonly stylist_id: StylistId;
  readonly starts_at: Moment;
  readonly booked_at: Moment | null;
  readonly day: string;
  readonly start_minute: number;
  readonly price: number;
  readonly status: Appointment['status'];
  /** A number in SQLite. */
  readonly missed: boolean;
  readonly paid: number | null;
}

export interface CountedTables {
  readonly appointments: VisitRow;
  readonly appointment_counts: { readonly stylist_id: StylistId; readonly amount: number };
  readonly users: { readonly id: UserId; readonly request_id: string | null };
}

export type CountedRow = Omit<VisitRow, 'id'>;

const msOf = (moment: Moment): number => (typeof moment === 'number' ? moment : Date.parse(moment));

/** `nobody`: whose visits are those of who left no name. */
export const countedVisit = (row: CountedRow, nobody: UserId | undefined): CountedVisit => ({
  userId: row.user_id === nobody ? null : row.user_id,
  stylistId: row.stylist_id,
  serviceId: row.service_id,
  date: plainDate(row.day),
  minute: row.start_minute,
  ...timesOf(row),
  price: row.price,
  status: row.status,
  missed: Boolean(row.missed),
  paid: row.paid,
  startsAt: msOf(row.starts_at),
  bookedAt: row.booked_at === null ? null : msOf(row.booked_at),
});
