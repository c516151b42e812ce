import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../booking/appointment.ts';
import type { AppointmentDetails } from '../booking/appointment-details.ts';
import type { AppointmentStatus } from '../booking/appointment-status.ts';
import type { StylistId, UserId } from '../people/user.ts';
import type { Page, PageRequest } from './page.ts';

export interface AppointmentFilter {
  readonly userId?: UserId | undefined;
  readonly stylistId?: StylistId | undefined;
  readonly status?: AppointmentStatus | undefined;
  /** Shop dates, both included. */
  readonly from?: Temporal.PlainDate | undefined;
  readonly to?: Temporal.PlainDate | undefined;
  /** Words that must all occur in what the customer can be found by, without regard to case and accents. */
  readonly search?: string | undefined;
}

/** Reads appointments with the names a person wants to see beside them. Writing them is the business of `Agendas`. */
export interface Appointments {
  find(id: AppointmentId): Promise<AppointmentDetails | undefined>;
  /** Newest first: start descending, then id descending. */
  list(filter: AppointmentFilter): Promise<readonly AppointmentDetails[]>;
  page(filter: AppointmentFilter, request: PageRequest): Promise<Page<AppointmentDetails>>;
  /** Stylists who have an appointment of any status, in id order. */
  everBookedStylists(): Promise<readonly StylistId[]>;
  /** How many confirmed ones start at `now` or later, of each stylist who has some. */
  countUpcomingByStylist(now: Temporal.Instant): Promise<ReadonlyMap<StylistId, number>>;
}
