import type { Appointment } from '../../../../core/booking/appointment.ts';
import type { CountedVisit } from '../../../../core/figures/counted-visit.ts';
import type { StylistId, UserId } from '../../../../core/people/user.ts';
import { type TimesRow, timesOf } from '../appointment-row.ts';
import { plainDate } from '../wall-clock.ts';

export const countedColumns = [
  ...['user_id', 'service_id', 'stylist_id', 'day', 'start_minute', 'duration', 'processing_after'],
  ...['processing_minutes', 'cleanup', 'parts', 'price', 'status', 'missed', 'paid'],
]
  .map(column => `a.${column}`)
  .join(', ');

export interface CountedRow extends TimesRow {
  readonly user_id: UserId;
  readonly service_id: number;
  readonly stylist_id: StylistId;
  readonly day: string;
  readonly start_minute: number;
  readonly price: number;
  readonly status: Appointment['status'];
  readonly missed: boolean | number;
  readonly paid: number | null;
  readonly starts_at: number;
  readonly booked_at: number | null;
}

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
  startsAt: row.starts_at,
  bookedAt: row.booked_at,
});
