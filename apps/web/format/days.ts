/**
 * Calendar dates travel as 'yyyy-MM-dd' and mean a day in the shop, whatever the browser's zone: they are
 * read as UTC midnights and written in UTC, so no zone can shift them. Moments (`instant`) are shown in the
 * shop's zone. `Intl` is in every browser; a date library is not needed here.
 */
export type IsoDate = string;

const formats = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  brief: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfMonth: { day: 'numeric', month: 'long' },
  briefDayOfMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const made = new Map<string, Intl.DateTimeFormat>();

function formatter(style: keyof typeof formats): Intl.DateTimeFormat {
  const known = made.get(style);
  if (known) return known;
  const format = new Intl.DateTimeFormat('it-IT', { ...formats[style], timeZone: 'UTC' });
  made.set(style, format);
  return format;
}

export function utcMidnight(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The first of a month is '1º', as it is said. 'full': martedì 5 gennaio 2027. 'day': without year. 'short': mar 5 gennaio 2027. 'brief': mar 5 gen. 'date': 5 gennaio 2027. 'dayOfMonth': 5 gennaio. 'briefDayOfMonth': 5 gen. 'month': gennaio 2027. */
export function formatDay(date: IsoDate, style: keyof typeof formats): string {
  return formatter(style)
    .format(utcMidnight(date))
    .replace(/(^| )1 /, '$11º ');
}

/** 1 Monday … 7 Sunday, as in ISO 8601. */
export function weekdayOf(day: IsoDate): number {
  return utcMidnight(day).getUTCDay() || 7;
}

/** The name of such a number. */
export function weekdayName(weekday: number): string {
  return formatDay(`2024-01-0${weekday}`, 'weekday');
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('it-IT') + text.slice(1);
}

export function isoDate(date: Date): IsoDate {
  return date.toISOString().slice(0, 10);
}

export function plusDays(day: IsoDate, days: number): IsoDate {
  const date = utcMidnight(day);
  date.setUTCDate(date.getUTCDate() + days);
  return isoDate(date);
}

/** The years between two days, ascending. */
export function yearsFrom(from: IsoDate, to: IsoDate): readonly number[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
}
