import { spanInWords } from '../../format/day-range.ts';
import { capitalised, type IsoDate } from '../../format/days.ts';
import { freeTimes } from '../../texts/times/free-times.ts';
import type { DayAvailability } from './availability.ts';

type Closed = Pick<DayAvailability, 'date' | 'state' | 'isShopOpen' | 'reason'>;

export const closureReason = (day: Closed | undefined): string | undefined =>
  (day?.state === 'closed' && !day.isShopOpen && day.reason) || undefined;

/** 'Dal 10 al 21 agosto: ferie', for each run of days in a row. */
export function closedDays(days: readonly Closed[], today: IsoDate): readonly string[] {
  const runs: { from: IsoDate; to: IsoDate; reason: string }[] = [];
  let before: string | undefined;
  for (const day of days) {
    const reason = closureReason(day);
    const run = runs.at(-1);
    if (reason !== undefined && run && reason === before) run.to = day.date;
    else if (reason !== undefined) runs.push({ from: day.date, to: day.date, reason });
    before = reason;
  }
  return runs.map(({ from, to, reason }) =>
    freeTimes.days.closed(capitalised(spanInWords(from, to, today)), reason),
  );
}
