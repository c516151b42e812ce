import { calendar as words } from '../../../texts/admin/calendar.ts';
import * as css from './day-grid.css.ts';

/** Only while the shop's day lasts. */
export function NowLine({
  column,
  time,
  rows,
  at,
}: {
  column: number;
  time: string;
  rows: number;
  at: number;
}) {
  if (at < 0 || at > rows) return null;
  return (
    <div
      className={css.day}
      style={{ gridColumn: column + 2, gridRow: `2 / span ${rows}` }}
      aria-hidden="true"
    >
      <div className={css.now} style={{ top: `${(at / rows) * 100}%` }} title={words.now(time)} />
    </div>
  );
}
