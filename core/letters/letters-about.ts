import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../booking/appointment.ts';
import type { UserId } from '../people/user.ts';

/** The letters that were written to somebody or name them. By their keys: several people may share an address. */
export interface LettersAbout {
  readonly reader: UserId;
  readonly accountLetters: readonly number[];
  /** `nameless`: the change whose letter no longer names them. */
  readonly visits: readonly { readonly id: AppointmentId; readonly nameless?: number }[];
  readonly daysExpected: readonly string[];
}

interface Known extends Pick<LettersAbout, 'reader' | 'accountLetters'> {
  readonly own: readonly { readonly id: AppointmentId; readonly date: Temporal.PlainDate }[];
  readonly served: readonly AppointmentId[];
  readonly ownHistory: readonly HistoryLine[];
  readonly cancelledWithThem: readonly AppointmentId[];
}

interface HistoryLine {
  readonly visit: AppointmentId;
  readonly states: readonly (object | null)[];
}

export function lettersAbout({ own, served, ownHistory, cancelledWithThem, ...theirs }: Known): LettersAbout {
  const lines = Map.groupBy(ownHistory, ({ visit }) => visit);
  const nameless = (id: AppointmentId) =>
    cancelledWithThem.includes(id) && { nameless: (lines.get(id)?.length ?? 0) + 1 };
  const former = ownHistory.flatMap(({ states }) => states.flatMap(state => dateOf(state)));
  return {
    ...theirs,
    visits: [...own.map(({ id }) => ({ id, ...nameless(id) })), ...served.map(id => ({ id }))],
    daysExpected: [...new Set([...own.map(({ date }) => date.toString()), ...former])],
  };
}

const dateOf = (state: object | null): string[] =>
  state !== null && 'date' in state ? [String(state.date)] : [];

/** `key`: a letter's, as it is sent. */
export function isAbout(
  { reader, accountLetters, visits, daysExpected }: LettersAbout,
  key: string,
): boolean {
  const [, notice] = /^account\.(\d+)\./.exec(key) ?? [];
  if (notice !== undefined) return accountLetters.includes(Number(notice));
  const [, to] = /^(?:stylist|sample)-.*-(\d+)$/.exec(key) ?? [];
  if (to !== undefined && Number(to) === reader) return true;
  if (daysExpected.some(day => key.startsWith(`stylist-tomorrow-${day}-`))) return true;
  const [, visit, change] = /^[a-z-]+-(\d+)-(\d+)(?:-\d+)?$/.exec(key) ?? [];
  return visits.some(({ id, nameless }) => id === Number(visit) && nameless !== Number(change));
}
