import * as fields from '../../../core/fields.ts';
import type { ArchivedRow, ArchivedTable } from './table-archive.ts';

type Check = (value: unknown) => boolean;

const isDay: Check = value => fields.date.safeParse(value).success;
const isTime: Check = value => value === '24:00' || fields.time.safeParse(value).success;
const isMinute: Check = value =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1_440;

const isOpening: Check = value =>
  Array.isArray(value) && value.every(one => isTime(field(one, 'from')) && isTime(field(one, 'to')));
const isWeek: Check = value => Array.isArray(value) && value.length === 7 && value.every(isOpening);
const areWeeks: Check = value => Array.isArray(value) && value.length > 0 && value.every(isWeek);
/** A state of the history is a place, or something else of the visit. */
const isState: Check = value => field(value, 'date') === undefined || isDay(field(value, 'date'));

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** SQLite's archive has the text of a column of JSON, PostgreSQL's its value. */
const json =
  (check: Check): Check =>
  value =>
    check(typeof value === 'string' ? JSON.parse(value) : value);

/** The columns that every engine takes as they are, and every read for a day, a time or hours. */
const checks: { readonly [T in ArchivedTable]?: Readonly<Record<string, Check>> } = {
  appointments: { day: isDay, start_minute: isMinute },
  held_quarters: { day: isDay },
  shop_weeks: { valid_from: isDay, week: json(isWeek) },
  closures: { first_day: isDay, last_day: isDay, hours: json(isOpening) },
  stylist_plans: { valid_from: isDay, weeks: json(areWeeks) },
  absences: { first_day: isDay, last_day: isDay, start_time: isTime, end_time: isTime },
  kept_visits: { day: isDay, time: isTime },
  appointment_history: { from_state: json(isState), to_state: json(isState) },
  letters: { day: isDay, told: json(isState) },
};

/** What is missing or null is the engine's to refuse. */
export const areReadable = (table: ArchivedTable, rows: readonly ArchivedRow[]): boolean =>
  rows.every(row =>
    Object.entries(checks[table] ?? {}).every(([column, isFine]) => {
      const value = row[column];
      return value === undefined || value === null || isFine(value);
    }),
  );
