import { Temporal } from 'temporal-polyfill';
import type { AppointmentDetails } from '../booking/appointment-view.ts';
import type { User, UserId } from '../people/user.ts';
import type { FailedAccountLetter } from './accounts/account-letter.ts';
import type { Letter } from './letter.ts';
import type { Told } from './still-to-tell.ts';

/** About appointments, or an account: of that one neither address nor link is told. */
export type FailedLetter = FailedVisitLetter | FailedNotice;

interface FailedVisitLetter extends About {
  readonly about: 'appointments';
  readonly letter: Letter;
}

interface FailedNotice extends About {
  readonly about: 'account';
  readonly letter: Pick<FailedAccountLetter, 'id' | 'kind' | 'due' | 'tries' | 'failure'>;
}

interface About {
  readonly reader: User;
  /** null: it is about a whole day, or no appointment. */
  readonly visit: AppointmentDetails | null;
  /** What its reader has not heard; null: nothing any more, or it is about no one appointment. */
  readonly untold: Told['news'] | null;
  readonly mayGoAgain: boolean;
}

/** Its link is gone with it, and its address may be a former one: it goes no second time. */
export function aboutAccount(
  { id, kind, due, tries, failure, userId }: FailedAccountLetter,
  people: ReadonlyMap<UserId, User>,
): readonly FailedLetter[] {
  const reader = people.get(userId);
  if (reader === undefined) return [];
  const letter = { id, kind, due, tries, failure };
  return [{ about: 'account', letter, reader, visit: null, untold: null, mayGoAgain: false }];
}

/** Who would come at a time that holds no more, last of what nothing is to be told; then the newest. */
export const worstFirst = (a: FailedLetter, b: FailedLetter): number =>
  rank(a) - rank(b) || Temporal.Instant.compare(b.letter.due, a.letter.due);

function rank({ untold, visit }: FailedLetter): number {
  if (untold === 'moved' || untold === 'cancelled') return 0;
  return untold === null && visit !== null ? 2 : 1;
}
