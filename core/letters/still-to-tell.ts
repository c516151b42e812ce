import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.ts';
import type { HistoryEntry } from '../booking/history/history-entry.ts';
import { isSamePlace, type Place, placeOf } from '../booking/place.ts';
import { type Heard, heardOf, type State, statesFor } from './heard.ts';
import type { Letter } from './letter.ts';
import { isForStylist, type LetterKind } from './letter-kinds.ts';

export const newsKinds = ['new', 'moved', 'cancelled', 'again', 'reminder'] as const;

/** What a letter says of its visit, seen at the moment when it goes. */
export interface Told {
  readonly news: (typeof newsKinds)[number];
  /** Where its reader believes it to be. */
  readonly from?: Place | undefined;
}

interface Known {
  readonly letters: readonly Letter[];
  readonly visit: Appointment;
  readonly history: readonly HistoryEntry[];
  readonly now: Temporal.Instant;
  /** Which kinds the shop sends and the reader wants. */
  readonly goes: (kind: LetterKind) => boolean;
}

/**
 * Of several letters to one person about one visit only the last that will go does, and only if what they certainly know
 * is no longer so. undefined: there is nothing to tell; `later`: perhaps there is again.
 */
export function stillToTell(letter: Letter, known: Known): Told | 'later' | undefined {
  const { visit, history, now } = known;
  if (Temporal.Instant.compare(visit.startsAt, now) <= 0) return undefined;
  const stands =
    visit.status === 'confirmed' && (!isForStylist(letter.kind) || visit.stylistId === letter.to);
  if (letter.kind === 'reminder') {
    if (letter.change !== placedBy(history)) return undefined;
    return stands ? { news: 'reminder' } : 'later';
  }
  const theirs = known.letters.filter(
    other => other.to === letter.to && isForStylist(other.kind) === isForStylist(letter.kind),
  );
  if ((!stands && !isEnd(letter.kind)) || isOvertaken(letter, theirs, { ...known, stands })) return undefined;
  const states = statesFor(letter, visit, history);
  const heard = heardOf(theirs, states, history);
  if (stands) return standing(heard, states, placeOf(visit));
  return isEndNews(letter, theirs, { heard, history }) ? { news: 'cancelled' } : undefined;
}

interface Going extends Pick<Known, 'goes'> {
  readonly stands: boolean;
}

const isOvertaken = ({ id }: Letter, theirs: readonly Letter[], { goes, stands }: Going): boolean =>
  theirs.some(
    other =>
      other.id > id &&
      other.kind !== 'reminder' &&
      (other.status === 'sent' ||
        (other.status === 'waiting' && goes(other.kind) && (stands || isEnd(other.kind)))),
  );

function standing({ last, states: heard }: Heard, states: readonly State[], is: Place): Told | undefined {
  const isElsewhere = (state: State): boolean => state === null || !isSamePlace(state, is);
  const isUnheard = heard.length === 0;
  // Nothing went yet: they know where it was put first.
  const from = isUnheard ? states.find(state => state !== null) : heard.findLast(isElsewhere);
  if (from === null) return { news: 'again' };
  if (from !== undefined && isElsewhere(from)) return { news: 'moved', from };
  return last === undefined ? { news: 'new' } : undefined;
}

interface Ended {
  readonly heard: Heard;
  readonly history: readonly HistoryEntry[];
}

/** Not to who never heard of it, unless a letter was tried or they had a part in it; who ended it themselves knows. */
function isEndNews(letter: Letter, theirs: readonly Letter[], { heard, history }: Ended): boolean {
  if (heard.states.length > 0) return heard.states.some(state => state !== null);
  if (history[letter.change - 1]?.by === letter.to) return false;
  const isTried = theirs.some(other => other !== letter && other.failure !== null);
  return isTried || history.some(({ by }) => by === letter.to);
}

/** Which change put it where it stands: counted from one. */
export const placedBy = (history: readonly HistoryEntry[]): number =>
  history.findLastIndex(({ kind }) => kind === 'booked' || kind === 'moved') + 1;

const isEnd = (kind: LetterKind): boolean => kind === 'cancelled' || kind === 'stylist-cancelled';
