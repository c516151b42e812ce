import type { User } from '../people/user.ts';
import {
  customerKinds,
  isSent,
  isWanted,
  type LetterKind,
  type LetterSettings,
  stylistKinds,
} from './letter-kinds.ts';

export interface OwnChoice {
  readonly kind: LetterKind;
  readonly isWanted: boolean;
  /** Whether the shop sends it at all. */
  readonly isSent: boolean;
}

export interface OwnLetters {
  /** null: there is nowhere to write to. */
  readonly email: string | null;
  readonly isConfirmed: boolean;
  /** Letters of the last week that did not go: the address had enough of them. */
  readonly keptBack: number;
  readonly choices: readonly OwnChoice[];
}

export const kindsFor = ({ isStylist }: Pick<User, 'isStylist'>): readonly LetterKind[] =>
  isStylist ? [...customerKinds, ...stylistKinds] : customerKinds;

export const ownChoices = (
  user: Pick<User, 'isStylist'>,
  changed: readonly LetterKind[],
  letters: LetterSettings,
): readonly OwnChoice[] =>
  kindsFor(user).map(kind => ({
    kind,
    isWanted: isWanted(kind, user, changed),
    isSent: isSent(letters, kind),
  }));
