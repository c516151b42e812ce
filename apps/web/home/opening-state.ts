import { formatDay, plusDays, weekdayName, weekdayOf } from '../format/days.ts';
import { doorTime, type WallClock } from '../format/wall-clock.ts';
import type { NextDays } from '../shared/shop/opening-hours.ts';
import { openingWords } from '../texts/opening.ts';

export type OpeningState = { open: boolean; sentence: string };

/** Whether the shop is open at this moment, and when that changes. Intervals include their start, not their end. */
export function openingState(days: NextDays, now: Pick<WallClock, 'date' | 'time'>): OpeningState {
  const today = days.find(({ date }) => date === now.date)?.intervals ?? [];
  const current = today.find(({ from, to }) => from <= now.time && now.time < to);
  if (current) return { open: true, sentence: openingWords.open(doorTime(current.to)) };
  const next = today.find(({ from }) => from > now.time);
  if (next) {
    const words = next === today[0] ? openingWords.today : openingWords.break;
    return { open: false, sentence: words(doorTime(next.from)) };
  }
  return { open: false, sentence: nextOpening(days, now.date) };
}

function nextOpening(days: NextDays, today: string): string {
  const next = days.find(({ date, intervals }) => date > today && intervals.length > 0);
  const from = next?.intervals[0] && doorTime(next.intervals[0].from);
  if (!next || !from) return openingWords.never;
  if (next.date === plusDays(today, 1)) return openingWords.tomorrow(from);
  const isNear = next.date <= plusDays(today, 7);
  return openingWords.later(isNear ? weekdayName(weekdayOf(next.date)) : formatDay(next.date, 'day'), from);
}
