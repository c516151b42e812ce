import { formatDay } from '../../format/days.ts';
import { endOf } from '../../format/wall-clock.ts';
import { appointments } from '../../texts/appointments.ts';
import * as css from './from-to.css.ts';
import type { Place } from './place.ts';

/** mercoledì 6 gennaio, 10:30 – 11:00 */
export function When({ place: { date, time }, minutes }: { place: Place; minutes: number }) {
  return (
    <>
      {formatDay(date, 'day')},{' '}
      <span className={css.hours}>{appointments.between(time, endOf(time, minutes))}</span>
    </>
  );
}
