import { type IsoDate, weekdayOf } from './days.ts';

export type WallClock = { date: IsoDate; weekday: number /** HH:mm */; time: string };

/** What the clock on the wall of the shop shows at a moment. Weekdays: 1 Monday … 7 Sunday. */
export function wallClock(instant: Date, zone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(found => found.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { date, weekday: weekdayOf(date), time: `${part('hour')}:${part('minute')}` };
}

/** '08:30' as it is said on the door: 8:30. */
export function doorTime(time: string): string {
  return time.replace(/^0/, '');
}

/** Minutes after midnight of an HH:mm. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** HH:mm of minutes after midnight. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');
}

/** When an appointment of some minutes ends, on the same day, HH:mm. */
export function endOf(start: string, minutes: number): string {
  return timeOf(minutesOf(start) + minutes);
}
