import { Temporal } from 'temporal-polyfill';
import { fitsTheGrid } from '../calendar/day-grid.ts';
import type { Week } from '../calendar/shop-hours.ts';
import type { WeekVersion } from '../calendar/timetable.ts';
import { type TimetableWrite, withWrite } from '../calendar/timetable-change.ts';
import { ok, type ProblemOf, refuse } from '../problem.ts';
import { callWording, dayTooLong } from '../wording.ts';
import { daysOf, planned, type TimetableEntry, tooLongWith } from './timetable-entry.ts';

export const keptWeek = (
  validFrom: Temporal.PlainDate,
  week: Week,
): TimetableEntry<WeekVersion, ProblemOf<'invalid-input'>> => ({
  action: 'keep-weeks',
  stylistIds: [],
  decide: (view, { now, today }) => {
    if (isBefore(validFrom, today)) return invalid('validFrom', callWording['hours-in-the-past']);
    if (!fitsTheGrid(week, [])) return invalid('week', callWording['grid-too-long']);
    const write: TimetableWrite = { in: 'weeks', put: { validFrom, week } };
    const closure = tooLongWith(withWrite(view.timetable, write, 0));
    if (closure !== undefined)
      return invalid('week', dayTooLong({ days: daysOf(closure, today), reason: closure.reason }));
    return ok(planned(view, write, { now, entryOf: () => ({ validFrom, week }) }));
  },
});

/** What has begun before today stays, so that a past day keeps its hours. */
export const removedWeek = (
  validFrom: Temporal.PlainDate,
): TimetableEntry<undefined, ProblemOf<'hours-not-found' | 'hours-in-force' | 'day-too-long'>> => ({
  action: 'keep-weeks',
  stylistIds: [],
  decide: (view, { now, today }) => {
    if (!view.timetable.weeks.some(version => version.validFrom.equals(validFrom)))
      return refuse({ code: 'hours-not-found' });
    if (isBefore(validFrom, today)) return refuse({ code: 'hours-in-force' });
    const write: TimetableWrite = { in: 'weeks', remove: validFrom };
    const closure = tooLongWith(withWrite(view.timetable, write, 0));
    if (closure !== undefined)
      return refuse({ code: 'day-too-long', days: daysOf(closure, today), reason: closure.reason });
    return ok(planned(view, write, { now, entryOf: () => undefined }));
  },
});

const invalid = (field: 'validFrom' | 'week', sentence: string) =>
  refuse({ code: 'invalid-input', fields: { [field]: sentence } });

const isBefore = (date: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(date, today) < 0;
