import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.ts';
import type { HistoryEntry } from '../booking/history/history-entry.ts';
import { type Place, placeOf } from '../booking/place.ts';
import type { Letter } from './letter.ts';
import { isForStylist } from './letter-kinds.ts';

/** Where the reader's visit stands; null: it is cancelled, or with somebody else. */
export type State = Place | null;

/** What a reader may have heard of a visit, apart from the letters that wait. */
export interface Heard {
  /** The last letter that certainly went. */
  readonly last: Letter | undefined;
  /** What it told, then where they may believe it to be all the same: told by mouth, or by a letter that perhaps went. */
  readonly states: readonly State[];
}

/** Where it was for them after each change, and before the first. */
export function statesFor(
  { to, kind }: Letter,
  visit: Appointment,
  history: readonly HistoryEntry[],
): readonly State[] {
  let place = placeBefore(visit, history);
  let isOff = false;
  const theirs = (): State =>
    place === null || isOff || (isForStylist(kind) && place.stylistId !== to) ? null : place;
  const before = theirs();
  const after = history.map(entry => {
    if (entry.kind === 'booked' || entry.kind === 'moved') place = entry.to;
    if (entry.kind === 'cancelled' || entry.kind === 'restored') isOff = entry.kind === 'cancelled';
    return theirs();
  });
  return [before, ...after];
}

/** Of a visit that is older than the histories, where it was. */
function placeBefore(visit: Appointment, history: readonly HistoryEntry[]): State {
  if (history[0]?.kind === 'booked') return null;
  return history.find(entry => entry.kind === 'moved')?.from ?? placeOf(visit);
}

/** `letters`: to one reader. What perhaps went, failed or was not written is a reason to write, never one not to. */
export function heardOf(
  letters: readonly Letter[],
  states: readonly State[],
  history: readonly HistoryEntry[],
): Heard {
  const last = lastSent(letters);
  const since = last?.change ?? -1;
  const perhaps = states.flatMap((state, change) => {
    if (change < since) return [];
    const about = letters.filter(letter => letter.change === change);
    const unsure = about.filter(letter => letter !== last && isUnsure(letter));
    const isSilent = change > since && places(history[change - 1]) && about.every(isReminder);
    return [...(isSilent ? [state] : []), ...unsure.map(({ told }) => told ?? state)];
  });
  const known = last === undefined ? perhaps : [last.told, ...perhaps];
  const begins = known.findIndex(state => last !== undefined || state !== null);
  return { last, states: begins === -1 ? [] : known.slice(begins) };
}

const lastSent = (letters: readonly Letter[]): Letter | undefined =>
  letters
    .filter(({ sent }) => sent !== null)
    .toSorted((a, b) => Temporal.Instant.compare(a.sent ?? a.due, b.sent ?? b.due) || a.id - b.id)
    .at(-1);

const isReminder = ({ kind }: Letter): boolean => kind === 'reminder';
const isUnsure = ({ status, inDoubt }: Letter): boolean =>
  status === 'failed' || status === 'kept-back' || inDoubt;
const places = (entry: HistoryEntry | undefined): boolean =>
  entry === undefined || !['edited', 'outcome'].includes(entry.kind);
