import { ok } from '../problem.ts';
import type { TimetableEntry } from '../timetable/timetable-entry.ts';
import { type LetterKind, type LetterSettings, letterKinds } from './letter-kinds.ts';

export type Choices = Readonly<Record<LetterKind, boolean>>;

export const choicesWithout = (off: readonly LetterKind[]): Choices =>
  Object.fromEntries(letterKinds.map(kind => [kind, !off.includes(kind)])) as Choices;

/** Stored under the lock of the timetable: each change of a visit knows what the shop writes at that moment. */
export const keptLetters = (letters: LetterSettings): TimetableEntry<LetterSettings, never> => ({
  action: 'keep-letter-settings',
  stylistIds: [],
  decide: () =>
    ok({ write: { in: 'letters', put: letters }, answer: () => ({ entry: letters, affected: [] }) }),
});
