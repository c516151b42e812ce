import { formatDay, type IsoDate } from '../../../format/days.ts';
import * as css from './affected-appointments.css.ts';

/** A day as on a calendar's leaf. */
export function DayLeaf({ day }: { day: IsoDate }) {
  const [weekday, number, month] = formatDay(day, 'brief').split(' ');
  return (
    <time dateTime={day} className={css.leaf}>
      <span>{weekday}</span> <span className={css.number}>{number}</span> <span>{month}</span>
    </time>
  );
}
