import type { Absence } from '../calendar/timetable.ts';
import type { TimetableWrite } from '../calendar/timetable-change.ts';
import { ok, type ProblemOf, refuse } from '../problem.ts';
import { planned, type TimetableEntry } from './timetable-entry.ts';

export type AbsenceInput = Omit<Absence, 'id'>;

/** `id` null: a new one; the same one sent twice is stored once. */
export const keptAbsence = (
  id: number | null,
  input: AbsenceInput,
): TimetableEntry<Absence, ProblemOf<'absence-not-found'>> => ({
  action: 'keep-absences',
  stylistIds: [input.stylistId],
  decide: (view, { now }) => {
    const { absences } = view.timetable;
    const before = absences.find(absence => absence.id === id);
    if (id !== null && before === undefined) return refuse({ code: 'absence-not-found' });
    const again = id === null ? absences.find(absence => isSame(absence, input))?.id : undefined;
    const write: TimetableWrite = { in: 'absences', put: { ...input, id: again ?? id } };
    const entryOf = (stored: number): Absence => ({ ...input, id: stored });
    return ok(planned(view, write, { now, entryOf, taken: input, tookBefore: before }));
  },
});

export const removedAbsence = (id: number): TimetableEntry<undefined, ProblemOf<'absence-not-found'>> => ({
  action: 'keep-absences',
  stylistIds: [],
  decide: (view, { now }) =>
    view.timetable.absences.some(absence => absence.id === id)
      ? ok(planned(view, { in: 'absences', remove: id }, { now, entryOf: () => undefined }))
      : refuse({ code: 'absence-not-found' }),
});

const isSame = (a: AbsenceInput, b: AbsenceInput): boolean => contentOf(a) === contentOf(b);

const contentOf = ({ stylistId, from, to, part, reason }: AbsenceInput): string =>
  JSON.stringify([stylistId, from, to, part?.from, part?.to, reason]);
