import type { Temporal } from 'temporal-polyfill';
import type { Appointment, AppointmentId } from '../booking/appointment.ts';
import type { AppointmentStatus } from '../booking/appointment-status.ts';
import type { AppointmentDetails } from '../booking/appointment-view.ts';
import type { HistoryEntry } from '../booking/history/history-entry.ts';
import type { StylistId, UserId } from '../people/user.ts';
import type { Page, PageRequest } from './page.ts';

export interface AppointmentFilter {
  readonly ids?: readonly AppointmentId[] | undefined;
  readonly userId?: UserId | undefined;
  readonly stylistId?: StylistId | undefined;
  readonly status?: AppointmentStatus | undefined;
  /** Shop dates, both included. */
  readonly from?: Temporal.PlainDate | undefined;
  readonly to?: Temporal.PlainDate | undefined;
  /** Words of the customer's search key; all must occur. */
  readonly search?: string | undefined;
}

export interface StartRange {
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
  /** As it stood when it was read, wherever it is by now. */
  readonly after?: AppointmentStart | undefined;
  readonly most: number;
}

export type AppointmentStart = Pick<Appointment, 'id' | 'startsAt' | 'userId' | 'stylistId'>;

/** Reads appointments; `Agendas` writes them. */
export interface Appointments {
  find(id: AppointmentId): Promise<AppointmentDetails | undefined>;
  /** Start descending, then id descending. */
  list(filter: AppointmentFilter): Promise<readonly AppointmentDetails[]>;
  ids(filter: AppointmentFilter): Promise<readonly AppointmentId[]>;
  page(filter: AppointmentFilter, request: PageRequest): Promise<Page<AppointmentDetails>>;
  /** Confirmed ones that start in it, both ends included, behind `after`, in order of start, then id. */
  startingIn(range: StartRange): Promise<readonly AppointmentStart[]>;
  /** With an appointment of any status, in id order. */
  everBookedStylists(): Promise<readonly StylistId[]>;
  /** Confirmed ones that start at `now` or later. */
  countUpcomingByStylist(now: Temporal.Instant): Promise<ReadonlyMap<StylistId, number>>;
}

/** Reads what became of appointments; `Agendas` writes it. */
export interface Histories {
  /** In the order in which it happened. */
  of(id: AppointmentId): Promise<readonly HistoryEntry[]>;
  /** Removes some lines of appointments that began before a moment, and says how many. */
  purge(begunBefore: Temporal.Instant): Promise<number>;
}
