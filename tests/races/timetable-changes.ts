import { Temporal } from 'temporal-polyfill';
import { type Opening, type Week } from '../../core/calendar/shop-hours.ts';
import type { Timetable } from '../../core/calendar/timetable.ts';
import type { Timetables } from '../../core/ports/timetables.ts';
import type { Problem } from '../../core/problem.ts';
import { keptAbsence, removedAbsence } from '../../core/timetable/absence-entry.ts';
import { keptClosure, removedClosure } from '../../core/timetable/closure-entry.ts';
import { keptPlan, removedPlan } from '../../core/timetable/plan-entry.ts';
import { keptSkills } from '../../core/timetable/skills-entry.ts';
import type { TimetableEntry } from '../../core/timetable/timetable-entry.ts';
import { keptWeek, removedWeek } from '../../core/timetable/week-entry.ts';
import type { randomFrom } from './random.ts';

const today = Temporal.PlainDate.from('2027-01-01');
const now = Temporal.Instant.from('2027-01-01T08:00:00Z');

const morning: Opening = [{ from: '08:30', to: '13:00' }];
const withoutBreak: Opening = [{ from: '08:30', to: '20:00' }];
const week = (opening: Opening): Week => [opening, opening, opening, opening, opening, opening, opening];

interface Among {
  readonly stylists: readonly number[];
  readonly days: readonly string[];
  readonly services: readonly { readonly id: number }[];
}

/** Closes days, sends people on leave, changes weeks, plans and skills, and takes all of it back, at random. */
export function changesOf(
  timetables: Timetables,
  { stylists, days, services }: Among,
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

  const something: readonly (() => TimetableEntry<unknown, Problem>)[] = [
    () =>
      keptClosure(null, {
        ...{ ...oneDay(), hours: oneOf([[], morning]), stylistIds: oneOf([null, null, [oneOf(stylists)]]) },
      }),
    () => keptAbsence(null, { ...oneDay(), stylistId: oneOf(stylists), part: oneOf([null, ...morning]) }),
    () =>
      keptPlan({
        ...{ stylistId: oneOf(stylists), validFrom: day() },
        weeks: oneOf([[week(morning)], [week([]), week(morning)]]),
      }),
    () => keptWeek(day(), week(oneOf([morning, withoutBreak]))),
    () =>
      keptSkills({ stylistId: oneOf(stylists), serviceIds: oneOf([[], ...services.map(({ id }) => [id])]) }),
  ];

  /** undefined: there is nothing to take back. */
  function somethingLess({ closures, absences, plans, weeks, skills }: Timetable) {
    const ways: TimetableEntry<unknown, Problem>[] = [
      ...closures.map(({ id }) => removedClosure(id)),
      ...absences.map(({ id }) => removedAbsence(id)),
      ...plans.map(removedPlan),
      ...weeks.map(({ validFrom }) => removedWeek(validFrom)),
      ...skills.map(({ stylistId }) => keptSkills({ stylistId, serviceIds: null })),
    ];
    return ways.length === 0 ? undefined : oneOf(ways);
  }

  async function changeSomething(): Promise<string> {
    const less = random() < 0.35 ? somethingLess(await timetables.current()) : undefined;
    const entry = less ?? oneOf(something)();
    const changed = await timetables.change(today, view => entry.decide(view, { now, today }));
    if (!changed.ok) return changed.problem.code;
    for (const { id } of changed.value.affected) named.add(id);
    return less ? 'taken back' : 'stored';
  }

  return { named, changeSomething };
}
