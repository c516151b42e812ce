import type { AccountKind, NewAccountLetter } from '../../../../core/letters/accounts/account-letter.ts';
import type { UserId } from '../../../../core/people/user.ts';
import type { MemoryState } from '../memory-state.ts';

export function keepAccountLetter(state: MemoryState, letter: NewAccountLetter | undefined): void {
  if (letter === undefined) return;
  const id = (state.accountLetters.at(-1)?.id ?? 0) + 1;
  const waiting = {
    status: 'waiting',
    tries: 0,
    nextTry: letter.due,
    leasedUntil: null,
    failure: null,
    sent: null,
  } as const;
  state.accountLetters = [...state.accountLetters, { ...letter, id, ...waiting }];
}

/** Deletes waiting letters whose links are no longer valid. */
export function dropLinks(
  state: MemoryState,
  user: UserId,
  kinds: readonly AccountKind[] = ['reset-link', 'invitation'],
): void {
  state.accountLetters = state.accountLetters.map(letter =>
    letter.userId === user && letter.status === 'waiting' && kinds.includes(letter.kind)
      ? { ...letter, status: 'overtaken', sealed: null }
      : letter,
  );
}
