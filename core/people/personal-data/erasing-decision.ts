import type { Temporal } from 'temporal-polyfill';
import type { Appointment, AppointmentId } from '../../booking/appointment.ts';
import type { Timetable } from '../../calendar/timetable.ts';
import { type CausedLetter, lettersOf } from '../../letters/caused-letters.ts';
import { isForStylist } from '../../letters/letter-kinds.ts';
import { ok, type Problem, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { wrongCurrentPassword } from '../../wording.ts';
import type { JoinedPerson } from '../customers/joined-person.ts';
import type { UserId } from '../user.ts';

/** As it stands under the lock. */
export interface ErasingView {
  readonly person: JoinedPerson;
  /** Their confirmed ones that lie ahead. */
  readonly visits: readonly Appointment[];
  /** How many confirmed ones lie ahead in which they serve somebody. */
  readonly serves: number;
  readonly otherAdmins: number;
  readonly timetable: Timetable;
}

export interface Cancelling {
  readonly id: AppointmentId;
  /** To whoever would have served them. */
  readonly letters: readonly CausedLetter[];
}

/** Which visits are cancelled. Pure. */
export type DecideErasing<P extends Problem> = (view: ErasingView) => Result<readonly Cancelling[], P>;

export type ErasingProblem = ProblemOf<'wrong-current-password' | 'last-admin' | 'serves-visits'>;

/** `proven`: the hash of the password that they gave; undefined: somebody else erases them. The person is told nothing. */
export const decideErasing =
  (by: UserId, at: Temporal.Instant, proven?: string | null): DecideErasing<ErasingProblem> =>
  ({ person, visits, serves, otherAdmins, timetable }) => {
    if (proven !== undefined && (proven === null || person.passwordHash !== proven))
      return wrongCurrentPassword;
    if (person.user.isAdmin && otherAdmins === 0) return refuse({ code: 'last-admin' });
    if (serves > 0) return refuse({ code: 'serves-visits' });
    return ok(
      visits.map(visit => {
        const caused = { visit, change: 'cancelled', was: visit.stylistId, by, at } as const;
        const letters = lettersOf(timetable, caused).filter(({ kind }) => isForStylist(kind));
        return { id: visit.id, letters };
      }),
    );
  };
