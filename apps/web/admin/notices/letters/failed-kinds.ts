import { lettersTab as words } from '../../../texts/admin/letters-tab.ts';
import { letterKinds } from '../../../texts/letters.ts';
import type { FailedLetter } from './failed-letters.ts';

type Kind = FailedLetter['kind'];

const isOfAccount = (kind: Kind): kind is keyof typeof words.account => kind in words.account;

export const nameOf = (kind: Kind): string =>
  isOfAccount(kind) ? words.account[kind].name : letterKinds[kind].name;

/** Where pressing a button here is not what helps. */
export function nextStep({ kind, failure, mayGoAgain }: FailedLetter): string | null {
  if (isOfAccount(kind)) return words.account[kind].next;
  return failure === 'kept-back' && !mayGoAgain ? words.tomorrow : null;
}
