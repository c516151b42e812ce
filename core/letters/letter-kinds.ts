import type { User } from '../people/user.ts';

/** What the shop writes: to customers, and to stylists. Source: second release, part D. */
export const customerKinds = ['booked', 'moved', 'cancelled', 'reminder'] as const;
export const stylistKinds = [
  'stylist-new',
  'stylist-moved',
  'stylist-cancelled',
  'stylist-tomorrow',
] as const;
export const letterKinds = [...customerKinds, ...stylistKinds] as const;

export type LetterKind = (typeof letterKinds)[number];

export const isForStylist = (kind: LetterKind): boolean => stylistKinds.some(one => one === kind);

/** Which the shop sends at all, and when it reminds. */
export interface LetterSettings {
  readonly off: readonly LetterKind[];
  /** Before a visit begins; 0: never. */
  readonly reminderHours: number;
}

export const plainLetters: LetterSettings = { off: [], reminderHours: 24 };

export const isSent = ({ off, reminderHours }: LetterSettings, kind: LetterKind): boolean =>
  !off.includes(kind) && (kind !== 'reminder' || reminderHours > 0);

type Reader = Pick<User, 'email' | 'isStylist'>;

/**
 * `changed`: the kinds that somebody has set otherwise. Customers receive theirs unless they say no, stylists if they ask, as
 * long as they are stylists.
 */
export const isWanted = (
  kind: LetterKind,
  { isStylist }: Pick<Reader, 'isStylist'>,
  changed: readonly LetterKind[],
): boolean => (isForStylist(kind) ? isStylist && changed.includes(kind) : !changed.includes(kind));

export const isReceived = (kind: LetterKind, reader: Reader, changed: readonly LetterKind[]): boolean =>
  reader.email !== null && isWanted(kind, reader, changed);
