import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../booking/appointment.ts';

/** Which appointment the secret of a link opens: as many links of one as are made. */
export interface VisitLinks {
  /** There must be such an appointment. */
  add(hash: string, visit: AppointmentId): Promise<void>;
  visitOf(hash: string): Promise<AppointmentId | undefined>;
  /** Removes some of those whose appointments began before a moment, and says how many. */
  purge(begunBefore: Temporal.Instant): Promise<number>;
}
