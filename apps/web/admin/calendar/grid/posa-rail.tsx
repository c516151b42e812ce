import { Hourglass } from 'lucide-react';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import type { Posa } from './cells/visit-parts.ts';
import type { DayColumn } from './day-column.ts';
import { laneOf } from './lanes.ts';
import * as css from './posa-rail.css.ts';

type PosaRailProps = { posa: Posa; column: DayColumn; index: number; category: string | undefined };

/**
 * Beside what the stylist does while a colour develops: it joins both halves of its appointment, which say it for screen readers.
 */
export function PosaRail({ posa, column, index, category }: PosaRailProps) {
  const { from, rows, level } = posa;
  const [firstName = ''] = column.stylist.split(' ');
  return (
    <div
      className={css.rail}
      data-category={category}
      style={{
        ...{ gridColumn: index + 2, gridRow: `${from + 2} / span ${rows}` },
        ...laneOf(level),
      }}
      aria-hidden="true"
    >
      <span className={css.word}>
        <Hourglass size={12} /> {words.posa.name}
      </span>
      {rows > 2 && <span className={css.free}>{words.posa.free(firstName)}</span>}
    </div>
  );
}
