import type { AppointmentId } from '../../booking/appointment.ts';
import type { LinkOwner } from './visit-links.ts';

/** Addresses at which whoever has them manages one visit, without a login. */
export interface ManageLinks {
  /** A new one, whose secret is in no store and no log; undefined once its owner's address is not the one given. */
  make(visit: AppointmentId, owner: LinkOwner): Promise<string | undefined>;
}
