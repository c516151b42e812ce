import { Temporal } from 'temporal-polyfill';
import { type Opening, type Week } from '../../core/calendar/shop-hours.ts';
import type { Timetable } from '../../core/calendar/timetable.ts';
import type { Timetables } from '../../core/ports/timetables.ts';
import type { Problem } from '../../core/problem.ts';
import { keptAbsence, removedAbsence } from '../../core/timetable/absence-entry.ts';
import { keptClosure, removedClosure } from '../../core/timetable/closure-entry.ts';
import { keptPlan, removedPlan } from '../../core/timetable/plan-entry.ts';
import type { TimetableEntry } from '../../core/timetable/timetable-entry.ts';
import type { randomFrom } from './random.ts';

const today = Temporal.PlainDate.from('2027-01-01');
const now = Temporal.Instant.from('2027-01-01T08:00:00Z');

const morning: Opening = [{ from: '08:30', to: '13:00' }];
const week = (opening: Opening): Week => [opening, opening, opening, opening, opening, opening, opening];

interface Among {
  readonly stylists: readonly number[];
  readonly days: readonly string[];
}

/** Closes and opens days, sends people on leave, changes plans, and takes all of it back, at random. */
export function changesOf(
  timetables: Timetables,
  { stylists, days }: Among,
  by: ReturnType<typeof randomFrom>,
) {
  const { random, oneOf } = by;
  /** Of every visit that some change left outside. */
  const named = new Set<number>();
  const day = () => Temporal.PlainDate.from(oneOf(days));
  const oneDay = () => {
    const from = day();
    return { from, to: from, reason: 'prova' };
  };

  function somethingNew(): TimetableEntry<unknown, Problem> {
    const kind = random();
    const stylistId = oneOf(stylists);
    if (kind < 0.4) {
      const people = oneOf([null, null, [stylistId]]);
      return keptClosure(null, { ...oneDay(), hours: oneOf([[], morning]), stylistIds: people });
    }
    if (kind < 0.7) return keptAbsence(null, { ...oneDay(), stylistId, part: oneOf([null, ...morning]) });
    return keptPlan({
      stylistId,
      validFrom: day(),
      weeks: oneOf([[week(morning)], [week([]), week(morning)]]),
    });
  }

  /** undefined: there is nothing to take back. */
  function somethingLess({ closures, absences, plans }: Timetable) {
    const ways: TimetableEntry<undefined, Problem>[] = [
      ...closures.map(({ id }) => removedClosure(id)),
      ...absences.map(({ id }) => removedAbsence(id)),
      ...plans.map(removedPlan),
    ];
    return ways.length === 0 ? undefined : oneOf(ways);
  }

  async function changeSomething(): Promise<string> {
    const less = random() < 0.35 ? somethingLess(await timetables.current()) : undefined;
    const entry = less ?? somethingNew();
    const changed = await timetables.change(today, view => entry.decide(view, { now, today }));
    if (!changed.ok) return changed.problem.code;
    for (const { id } of changed.value.affected) named.add(id);
    return less ? 'taken back' : 'stored';
  }

  return { named, changeSomething };
}
