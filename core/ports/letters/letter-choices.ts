import type { LetterKind } from '../../letters/letter-kinds.ts';
import type { UserId } from '../../people/user.ts';

/** The kinds of letters that people have set otherwise than they are for everybody. */
export interface LetterChoices {
  of(user: UserId): Promise<readonly LetterKind[]>;
  /** False: there is nobody with this id. */
  put(user: UserId, changed: readonly LetterKind[]): Promise<boolean>;
}
