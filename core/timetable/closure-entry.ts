import { type Closure, overlap } from '../calendar/timetable.ts';
import type { TimetableWrite } from '../calendar/timetable-change.ts';
import { ok, type ProblemOf, refuse } from '../problem.ts';
import { callWording } from '../wording.ts';
import { daysOf, eachOnce, fitsItsWeeks, planned, type TimetableEntry } from './timetable-entry.ts';

export type ClosureInput = Omit<Closure, 'id'>;

type Refused = ProblemOf<'closure-not-found' | 'closure-overlaps' | 'invalid-input'>;

/** `id` null: a new one; the same one sent twice is stored once. */
export const keptClosure = (id: number | null, sent: ClosureInput): TimetableEntry<Closure, Refused> => ({
  action: 'keep-closures',
  stylistIds: sent.stylistIds ?? [],
  decide: (view, { now, today }) => {
    const input = { ...sent, stylistIds: sent.stylistIds && eachOnce(sent.stylistIds) };
    const { closures } = view.timetable;
    const before = closures.find(closure => closure.id === id);
    if (id !== null && before === undefined) return refuse({ code: 'closure-not-found' });
    const other = closures.find(closure => closure.id !== id && overlap(closure, input));
    const again = id === null && other !== undefined && isSame(other, input);
    if (other !== undefined && !again)
      return refuse({ code: 'closure-overlaps', days: daysOf(other, today), reason: other.reason });
    if (!fitsItsWeeks(view.timetable, input))
      return refuse({ code: 'invalid-input', fields: { hours: callWording['grid-too-long'] } });
    const write: TimetableWrite = { in: 'closures', put: { ...input, id: again ? other.id : id } };
    const entryOf = (stored: number): Closure => ({ ...input, id: stored });
    const tookBefore = before && takesTheSame(before, input) ? takenBy(before) : undefined;
    return ok(planned(view, write, { now, entryOf, taken: takenBy(input), tookBefore }));
  },
});

export const removedClosure = (id: number): TimetableEntry<undefined, ProblemOf<'closure-not-found'>> => ({
  action: 'keep-closures',
  stylistIds: [],
  decide: (view, { now }) =>
    view.timetable.closures.some(closure => closure.id === id)
      ? ok(planned(view, { in: 'closures', remove: id }, { now, entryOf: () => undefined }))
      : refuse({ code: 'closure-not-found' }),
});

const takenBy = ({ from, to }: ClosureInput) => ({ from, to, stylistId: null, part: null });

/** Of each of its days. */
const takesTheSame = (a: ClosureInput, { hours, stylistIds }: ClosureInput): boolean =>
  isSame(a, { ...a, hours, stylistIds });

const isSame = (a: ClosureInput, b: ClosureInput): boolean => contentOf(a) === contentOf(b);

const contentOf = ({ from, to, hours, stylistIds, reason }: ClosureInput): string =>
  JSON.stringify([from, to, hours.map(interval => [interval.from, interval.to]), stylistIds, reason]);
