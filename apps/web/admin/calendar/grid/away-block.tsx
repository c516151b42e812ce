import { calendar as words } from '../../../texts/admin/calendar.ts';
import type { Stretch } from '../work-days.ts';
import * as css from './away-block.css.ts';

type AwayBlockProps = {
  away: Stretch;
  rows: number;
  /** Why the shop is closed; empty: for no reason that was given. */
  reason: string;
  place: { gridRow: number; gridColumn: number };
};

/** A closed day, or time in which the stylist does not usually work, in one piece. */
export function AwayBlock({ away, rows, reason, place }: AwayBlockProps) {
  const closed = away.kind === 'closed';
  return (
    <div
      role="gridcell"
      aria-rowspan={rows}
      className={css.shut}
      data-small={rows < 3 || undefined}
      style={{ ...place, gridRow: `${place.gridRow} / span ${rows}` }}
    >
      <span className={css.word}>{closed ? words.closed : words.away.offPlan}</span>
      {closed && reason && <span className={css.reason}>{reason}</span>}
    </div>
  );
}
