import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../booking/appointment.ts';
import type { User } from '../../people/user.ts';

export type LinkOwner = Pick<User, 'id' | 'email'>;

/** Which appointment the secret of a link opens: as many links of one as are made. */
export interface VisitLinks {
  /** Of an appointment that is theirs; false, and none, once their e-mail address is another: it is told to that one alone. */
  add(hash: string, visit: AppointmentId, owner: LinkOwner): Promise<boolean>;
  visitOf(hash: string): Promise<AppointmentId | undefined>;
  /** Removes some of those whose appointments began before a moment, and says how many. */
  purge(begunBefore: Temporal.Instant): Promise<number>;
}
