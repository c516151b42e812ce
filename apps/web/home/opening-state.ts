import { weekdayName } from '../format/days.ts';
import { doorTime, type WallClock } from '../format/wall-clock.ts';
import type { WeekHours } from '../shared/shop/opening-hours.ts';
import { openingWords } from '../texts/home.ts';

export type OpeningState = { open: boolean; sentence: string };

/** Whether the shop is open at this moment, and when that changes. Intervals include their start, not their end. */
export function openingState(week: WeekHours, now: WallClock): OpeningState {
  const today = intervalsOn(week, now.weekday);
  const current = today.find(({ from, to }) => from <= now.time && now.time < to);
  if (current) return { open: true, sentence: openingWords.open(doorTime(current.to)) };
  const next = today.find(({ from }) => from > now.time);
  if (next) {
    const words = next === today[0] ? openingWords.today : openingWords.break;
    return { open: false, sentence: words(doorTime(next.from)) };
  }
  return { open: false, sentence: nextOpening(week, now.weekday) };
}

function intervalsOn(week: WeekHours, weekday: number) {
  return week.find(day => day.weekday === weekday)?.intervals ?? [];
}

function nextOpening(week: WeekHours, today: number): string {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const weekday = ((today - 1 + ahead) % 7) + 1;
    const first = intervalsOn(week, weekday)[0];
    if (!first) continue;
    const from = doorTime(first.from);
    return ahead === 1 ? openingWords.tomorrow(from) : openingWords.later(weekdayName(weekday), from);
  }
  return openingWords.never;
}
