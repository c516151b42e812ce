import { formatDay, type IsoDate, plusDays, weekdayOf } from '../../../../format/days.ts';
import { type Closure, covers, usualOn, type WeekVersion } from '../../timetable.ts';
import { type Kind, kindOf } from '../closure-draft.ts';

/** How a day of the picture looks: by a closure, as a proposal, or as a day of rest. */
export type DayLook = Kind | 'holiday' | 'proposed' | 'rest' | 'open';

export type PictureDay = {
  readonly day: IsoDate;
  readonly look: DayLook;
  /** Whether the same look goes on from the day before, and to the day after. */
  readonly joins: { readonly before: boolean; readonly after: boolean };
};

export type PictureMonth = {
  readonly name: string;
  /** Empty places before the first, whose week begins on Monday. */
  readonly offset: number;
  readonly days: readonly PictureDay[];
};

export type Drawn = {
  readonly weeks: readonly WeekVersion[];
  readonly closures: readonly Closure[];
  readonly holidays: readonly IsoDate[];
  readonly proposed: Pick<Closure, 'from' | 'to'> | null;
};

const months = 12;

/** Twelve months from this one. A year is named where it begins, and with the first. */
export function pictureFrom(today: IsoDate, drawn: Drawn): readonly PictureMonth[] {
  const kinds = new Map(drawn.closures.map(closure => [closure, kindOf(closure, drawn.weeks)]));
  const partOf = (day: IsoDate) => drawnPart(day, drawn, kinds);
  let first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: months }, (_, index) => {
    const start = first;
    first = plusDays(start, 31).slice(0, 7).concat('-01');
    const named = index === 0 || start.slice(5, 7) === '01';
    return {
      name: formatDay(start, named ? 'month' : 'monthName'),
      offset: weekdayOf(start) - 1,
      days: daysOfMonth(start, first, partOf),
    };
  });
}

type Part = { look: DayLook; part: unknown };

function drawnPart(day: IsoDate, drawn: Drawn, kinds: ReadonlyMap<Closure, Kind>): Part {
  const closure = drawn.closures.find(one => covers(one, day));
  if (closure) return { look: kinds.get(closure) ?? 'closed', part: closure };
  if (drawn.proposed && covers(drawn.proposed, day)) return { look: 'proposed', part: drawn.proposed };
  if (drawn.holidays.includes(day)) return { look: 'holiday', part: day };
  return { look: usualOn(drawn.weeks, day).length === 0 ? 'rest' : 'open', part: day };
}

function daysOfMonth(first: IsoDate, next: IsoDate, partOf: (day: IsoDate) => Part): PictureDay[] {
  const days: PictureDay[] = [];
  for (let day = first; day < next; day = plusDays(day, 1)) {
    const { look, part } = partOf(day);
    const joins = (other: IsoDate) => partOf(other).part === part;
    days.push({ day, look, joins: { before: joins(plusDays(day, -1)), after: joins(plusDays(day, 1)) } });
  }
  return days;
}
