import type { MouseEvent } from 'react';
import { minutesOf, timeOf } from '../../../format/wall-clock.ts';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import type { Stretch } from '../work-days.ts';
import * as css from './away-block.css.ts';
import type { DayColumn, GridActions } from './day-column.ts';

type AwayBlockProps = {
  away: Stretch;
  rows: number;
  column: DayColumn;
  /** Of its first row, HH:mm. */
  time: string;
  place: { gridRow: number; gridColumn: number };
  /** Undefined where nothing can be added any more. */
  reached: { 'data-spot': string; tabIndex: number } | undefined;
  actions: Pick<GridActions, 'add'>;
};

/**
 * A closed day, or time in which the stylist does not usually work, in one piece. Pressed, it begins an appointment where it
 * was pressed: that this lies outside the hours is said there.
 */
export function AwayBlock({ away, rows, column, time, place, reached, actions }: AwayBlockProps) {
  const closed = away.kind === 'closed';
  const word = closed ? words.closed : words.away.offPlan;
  const add = (event: MouseEvent<HTMLElement>) =>
    actions.add(column, timeOf(minutesOf(time) + 15 * rowUnder(event, rows)));
  return (
    <div
      role="gridcell"
      aria-rowspan={rows}
      className={css.shut}
      data-small={rows < 3 || undefined}
      style={{ ...place, gridRow: `${place.gridRow} / span ${rows}` }}
    >
      {reached && (
        <button
          type="button"
          className={css.add}
          aria-label={words.addOutside(word, column.spoken)}
          onClick={add}
          {...reached}
        />
      )}
      <span className={css.word}>{word}</span>
      {closed && column.reason && <span className={css.reason}>{column.reason}</span>}
    </div>
  );
}

/** The first row for a key press, which has no pointer position. */
function rowUnder({ detail, clientY, currentTarget }: MouseEvent<HTMLElement>, rows: number): number {
  const { top, height } = currentTarget.getBoundingClientRect();
  return detail === 0 ? 0 : Math.max(0, Math.min(Math.floor(((clientY - top) / height) * rows), rows - 1));
}
