import { calendar } from '../../../texts/admin/calendar.ts';
import type { DayColumn } from '../grid/day-column.ts';
import * as css from './absence-fields.css.ts';
import { type AbsenceTimes, endAfter, freeUntil } from './absence-times.ts';

const words = calendar.block;

type LengthsProps = {
  column: DayColumn;
  quarters: readonly string[];
  times: AbsenceTimes;
  onTimes: (times: AbsenceTimes) => void;
};

/** An ending in one press. */
export function Lengths({ column, quarters, times, onTimes }: LengthsProps) {
  const { start, wholeDay } = times;
  const until = freeUntil(column, start);
  const ends = [
    ...words.lengths.map(({ minutes, label }) => ({ label, end: endAfter(quarters, start, minutes) })),
    ...(until ? [{ label: words.until(until), end: until }] : []),
  ].filter(({ end }, place, all) => all.findIndex(other => other.end === end) === place);
  return (
    <fieldset className={css.lengths}>
      <legend className={css.legend}>{words.length}</legend>
      {ends.map(({ label, end }) => (
        <button
          key={label}
          type="button"
          className={css.length}
          aria-pressed={!wholeDay && times.end === end}
          onClick={() => onTimes({ start, end, wholeDay: false })}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className={css.length}
        aria-pressed={wholeDay}
        onClick={() => onTimes({ ...times, wholeDay: !wholeDay })}
      >
        {words.day}
      </button>
    </fieldset>
  );
}
