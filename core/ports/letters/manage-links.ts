import type { AppointmentId } from '../../booking/appointment.ts';

/** Addresses at which whoever has them manages one visit, without a login. */
export interface ManageLinks {
  /** A new one, whose secret is in no store and no log. */
  make(visit: AppointmentId): Promise<string>;
}
