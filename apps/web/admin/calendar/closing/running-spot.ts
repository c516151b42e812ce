import { minutesOf, timeOf, type WallClock } from '../../../format/wall-clock.ts';
import type { DayColumn } from '../grid/day-column.ts';

const quarter = 15;

/** Where somebody who sits down now is entered: the quarter-hour that is running, with the first who works and is free. */
export function runningSpot(columns: readonly DayColumn[], now: WallClock) {
  const minute = minutesOf(now.time);
  const time = timeOf(minute - (minute % quarter));
  const column = columns.find(
    ({ date, open, stretches, appointments }) =>
      date === now.date &&
      open &&
      stretches.some(({ kind, from, to }) => kind === 'works' && from <= time && time < to) &&
      !appointments.some(one => minutesOf(one.time) <= minute && minute < minutesOf(one.endTime)),
  );
  return column && { column, time };
}
