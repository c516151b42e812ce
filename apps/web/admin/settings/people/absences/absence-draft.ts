import type { AbsenceReply } from '../../../../../../adapters/http/contract/timetable/absences.ts';
import { dayRange } from '../../../../format/day-range.ts';
import { capitalised, formatDay, type IsoDate, plusDays, weekdayOf } from '../../../../format/days.ts';
import { doorTime } from '../../../../format/wall-clock.ts';
import type { Interval } from '../../timetable.ts';

export type Absence = AbsenceReply;

export type AbsenceDraft = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Whole days; otherwise `part` of the first. */
  readonly whole: boolean;
  readonly part: Interval;
  readonly reason: string;
};

export const draftOf = ({ from, to, start, end, reason }: Absence, usual: Interval): AbsenceDraft => ({
  ...{ from, to, reason, whole: start === null },
  part: start !== null && end !== null ? { from: start, to: end } : usual,
});

export const bodyOf = (
  stylistId: number,
  { from, to, whole, part, reason }: AbsenceDraft,
): Omit<Absence, 'id'> =>
  whole
    ? { stylistId, from, to, start: null, end: null, reason }
    : { stylistId, from, to: from, start: part.from, end: part.to, reason };

/** Today, tomorrow, or from today to Sunday. */
export const quickDays = (today: IsoDate) => ({
  today: { from: today, to: today },
  tomorrow: { from: plusDays(today, 1), to: plusDays(today, 1) },
  week: { from: today, to: plusDays(today, 7 - weekdayOf(today)) },
});

/** Mar 5 gennaio 2027, 15:00 – 20:00; 9 – 13 febbraio 2027. */
export function writtenAbsence({ from, to, start, end }: Omit<Absence, 'id'>): string {
  if (start !== null && end !== null)
    return `${capitalised(formatDay(from, 'short'))}, ${doorTime(start)} – ${doorTime(end)}`;
  if (from === to) return capitalised(formatDay(from, 'short'));
  return dayRange(from, to, 'date');
}
