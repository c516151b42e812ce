import { spanInWords } from '../format/day-range.ts';
import type { IsoDate } from '../format/days.ts';
import { type NextDays, writtenHours } from '../shared/shop/opening-hours.ts';
import { specialDayWords } from '../texts/opening.ts';

/** The closures and extra openings of the fortnight, one sentence each. */
export function specialDays(days: NextDays, today: IsoDate): readonly string[] {
  const sentences = days.flatMap(({ intervals, closure }) => {
    if (!closure) return [];
    const { from, to, reason } = closure;
    const span = spanInWords(from, to, today);
    return intervals.length === 0
      ? specialDayWords.closed(reason, span)
      : specialDayWords.otherHours(reason, span, intervals.map(writtenHours).join(', '));
  });
  return [...new Set(sentences)];
}
