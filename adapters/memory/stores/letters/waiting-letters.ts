import type { Temporal } from 'temporal-polyfill';
import type { Write } from '../../../../core/booking/agenda-change.ts';
import type { Appointment } from '../../../../core/booking/appointment.ts';
import type { HistoryEntry } from '../../../../core/booking/history/history-entry.ts';
import type { Letter, TimedLetter } from '../../../../core/letters/letter.ts';
import { isForStylist, isReceived, type LetterKind } from '../../../../core/letters/letter-kinds.ts';
import type { StoredPerson } from '../../../../core/ports/users.ts';

export interface KeptLetter extends Letter {
  readonly nextTry: Temporal.Instant;
  readonly leasedUntil: Temporal.Instant | null;
}

export function waiting(
  present: readonly KeptLetter[],
  letters: readonly TimedLetter[],
): readonly KeptLetter[] {
  const known = new Set(present.map(({ key }) => key));
  const fresh = letters.filter(({ key }) => !known.has(key));
  const last = present.at(-1)?.id ?? 0;
  return [
    ...present,
    ...fresh.map((letter, index) => ({
      ...letter,
      ...{ id: last + index + 1, status: 'waiting' as const, tries: 0, inDoubt: false },
      ...{ failure: null, sent: null, told: null, nextTry: letter.due, leasedUntil: null },
    })),
  ];
}

interface State {
  readonly users: ReadonlyMap<number, StoredPerson>;
  readonly choices: ReadonlyMap<number, readonly LetterKind[]>;
  readonly history: readonly { readonly id: number; readonly entry: HistoryEntry }[];
}

/** The letters that a write causes; its history line is stored already. */
export function causedBy(
  { letters = [], at }: Write,
  { id }: Appointment,
  { users, choices, history }: State,
): readonly TimedLetter[] {
  const change = history.filter(line => line.id === id).length;
  const wanted = letters.filter(({ kind, to }) => {
    const reader = users.get(to)?.user;
    return reader !== undefined && isReceived(kind, reader, choices.get(to) ?? []);
  });
  return wanted.map(({ kind, to }) => ({
    key: `${kind}-${id}-${change}${isForStylist(kind) ? `-${to}` : ''}`,
    ...{ kind, to, visit: id, change, day: null, due: at },
  }));
}
