import type { Appointment } from '../../../../core/booking/appointment.ts';
import type { StylistId, UserId } from '../../../../core/people/user.ts';
import type { TimesRow } from '../appointment-row.ts';

interface VisitRow extends TimesRow {
  readonly id: number;
  readonly user_id: UserId;
  readonly service_id: number;
  readonly stylist_id: StylistId;
  readonly starts_at: number;
  readonly booked_at: number | null;
  readonly day: string;
  readonly start_minute: number;
  readonly price: number;
  readonly status: Appointment['status'];
  readonly missed: boolean;
  readonly paid: number | null;
}

export interface CountedTables {
  readonly appointments: VisitRow;
  readonly appointment_counts: { readonly stylist_id: StylistId; readonly amount: number };
  readonly users: { readonly id: UserId; readonly request_id: string | null };
}
