import type { StylistId } from '../people/user.ts';
import { SOLD, type StylistTime } from './stylist-time.ts';
import type { TimeSold } from './tally.ts';

export interface HourTime extends TimeSold {
  readonly stylistId: StylistId;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const QUARTERS_OF_AN_HOUR = 4;
const QUARTER = 15;

/** Of each hour in which something could be booked. */
export const hoursOf = (time: StylistTime): readonly HourTime[] =>
  [...time].flatMap(([stylistId, days]) =>
    [...days].flatMap(([day, { date, marks }]) => {
      const of = { stylistId, day, weekday: date.dayOfWeek };
      return HOURS.map(hour => ({ ...of, hour, ...timeIn(marks, hour) })).filter(
        ({ bookable }) => bookable > 0,
      );
    }),
  );

function timeIn(marks: Uint8Array, hour: number): TimeSold {
  const first = hour * QUARTERS_OF_AN_HOUR;
  let [bookable, sold] = [0, 0];
  for (let quarter = first; quarter < first + QUARTERS_OF_AN_HOUR; quarter += 1) {
    if (marks[quarter] !== 0) bookable += QUARTER;
    if (marks[quarter] === SOLD) sold += QUARTER;
  }
  return { bookable, sold };
}
