import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.ts';
import type { HistoryEntry } from '../booking/history/history-entry.ts';
import { isSamePlace, type Place, placeOf } from '../booking/place.ts';
import type { Letter } from './letter.ts';
import { isForStylist, type LetterKind } from './letter-kinds.ts';

/** What a letter says of its visit, seen at the moment when it goes. */
export interface Told {
  readonly news: 'new' | 'moved' | 'cancelled' | 'again' | 'reminder';
  /** Where its reader believes it to be. */
  readonly from?: Place | undefined;
}

interface Known {
  readonly letters: readonly Letter[];
  readonly visit: Appointment;
  readonly history: readonly HistoryEntry[];
  readonly now: Temporal.Instant;
}

/**
 * Of several letters to one person about one visit only the last goes, and only if what they were told last is no longer
 * so. undefined: there is nothing to tell.
 */
export function stillToTell(letter: Letter, { letters, visit, history, now }: Known): Told | undefined {
  if (Temporal.Instant.compare(visit.startsAt, now) <= 0) return undefined;
  const stands =
    visit.status === 'confirmed' && (!isForStylist(letter.kind) || visit.stylistId === letter.to);
  if (letter.kind === 'reminder')
    return stands && letter.change === placedBy(history) ? { news: 'reminder' } : undefined;
  const chain = letters.filter(other => isOfOneChain(letter, other));
  if (chain.at(-1)?.id !== letter.id) return undefined;
  const before = chain.slice(0, -1);
  const last = before.findLastIndex(({ status, inDoubt }) => status === 'sent' || inDoubt);
  const first = chain[last + 1] ?? letter;
  const known = { told: before[last], isNews: last === -1 && isFirst(first.kind) };
  if (!stands) return isEnd(letter.kind) ? ending(known) : undefined;
  return standing(known, known.told?.told ?? placeKnown(history, first), placeOf(visit));
}

interface Heard {
  /** The last that went, or perhaps went. */
  readonly told: Letter | undefined;
  /** They have never heard of the visit. */
  readonly isNews: boolean;
}

const ending = ({ told, isNews }: Heard): Told | undefined =>
  isNews || isEnd(told?.kind) ? undefined : { news: 'cancelled' };

function standing({ told, isNews }: Heard, from: Place | undefined, is: Place): Told | undefined {
  if (isEnd(told?.kind)) return { news: 'again' };
  if (from !== undefined && !isSamePlace(from, is)) return { news: 'moved', from };
  return isNews ? { news: 'new' } : undefined;
}

/** Which change put it where it stands: counted from one. */
export const placedBy = (history: readonly HistoryEntry[]): number =>
  history.findLastIndex(({ kind }) => kind === 'booked' || kind === 'moved' || kind === 'restored') + 1;

const isOfOneChain = (letter: Letter, other: Letter): boolean =>
  other.to === letter.to &&
  isForStylist(other.kind) === isForStylist(letter.kind) &&
  other.kind !== 'reminder';

const isFirst = (kind: LetterKind): boolean => kind === 'booked' || kind === 'stylist-new';
const isEnd = (kind: LetterKind | undefined): boolean => kind === 'cancelled' || kind === 'stylist-cancelled';

/** Where it was before the change that the letter tells of; of the first of all, where that put it. */
function placeKnown(history: readonly HistoryEntry[], { kind, change }: Letter): Place | undefined {
  const entry = history[change - 1];
  if (entry?.kind === 'moved' && !isFirst(kind)) return entry.from;
  return history.slice(0, change).flatMap(putAt).at(-1);
}

const putAt = (entry: HistoryEntry): readonly Place[] =>
  entry.kind === 'booked' || entry.kind === 'moved' ? [entry.to] : [];
