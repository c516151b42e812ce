import type { AppointmentId } from '../../booking/appointment.ts';
import type { Reminded } from '../../letters/by-hand/reminded.ts';

/** Which visits somebody of the shop has reminded people of by hand. */
export interface Reminders {
  /** In place of the visit's last one. There must be such a visit; `PersonGone` when `by` is no longer there. */
  put(reminded: Reminded): Promise<void>;
  remove(visit: AppointmentId): Promise<void>;
  of(visits: readonly AppointmentId[]): Promise<readonly Reminded[]>;
}
