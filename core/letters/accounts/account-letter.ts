import type { Temporal } from 'temporal-polyfill';
import type { User, UserId } from '../../people/user.ts';
import type { Failure, LetterStatus } from '../letter.ts';

export const accountKinds = [
  'password-changed',
  'second-factor-removed',
  'email-changed',
  'reset-link',
  'invitation',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Stored in the transaction of what it tells of. */
export interface NewAccountLetter {
  readonly kind: AccountKind;
  readonly userId: UserId;
  /** As it was then: that an address is another is told to the former one. */
  readonly address: string;
  readonly due: Temporal.Instant;
  /** When its link ends; null: it has none. */
  readonly until: Temporal.Instant | null;
  /** The secret of its link, readable for whoever sends it; gone once that is over. */
  readonly sealed: string | null;
}

export interface AccountLetter extends NewAccountLetter {
  readonly id: number;
  readonly tries: number;
}

export interface FailedAccountLetter extends AccountLetter {
  readonly failure: Failure | null;
}

/** What became of it, without address and secret. */
export interface SettledAccountLetter extends Pick<AccountLetter, 'kind' | 'due'> {
  readonly status: LetterStatus;
  readonly sent: Temporal.Instant | null;
}

type Notice = Exclude<AccountKind, 'reset-link' | 'invitation'>;

/** undefined: there is nowhere to write to. */
export const noticeTo = (
  { id, email }: Pick<User, 'id' | 'email'>,
  kind: Notice,
  at: Temporal.Instant,
): NewAccountLetter | undefined =>
  email === null ? undefined : { kind, userId: id, address: email, due: at, until: null, sealed: null };
