import type { IsoDate } from '../../../format/days.ts';
import type { DayColumn } from '../grid/day-column.ts';

type Shown = Pick<DayColumn, 'date' | 'stretches' | 'appointments'>;

/** Of a week: today, otherwise the day that the address names, or the first after it on which there is something to print. */
export function dayOnPaper(
  { day, days }: { day: IsoDate; days: readonly IsoDate[] },
  columns: readonly Shown[],
  today: IsoDate,
): IsoDate {
  if (days.length === 1) return day;
  const first = days.includes(today) ? today : day;
  const index = days.indexOf(first);
  const inTurn = [...days.slice(index), ...days.slice(0, index)];
  return inTurn.find(date => !columns.some(column => column.date === date && isEmpty(column))) ?? first;
}

/** The shop does not open, and nobody comes. */
const isEmpty = ({ stretches, appointments }: Shown): boolean =>
  appointments.length === 0 && stretches.length > 0 && stretches.every(({ kind }) => kind === 'closed');
