import { Lock, UserX } from 'lucide-react';
import { useId, useRef } from 'react';
import { minutesOf } from '../../../format/wall-clock.ts';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { type Part } from '../absences/dragged.ts';
import { useAbsenceDrag } from '../absences/use-absence-drag.ts';
import type { Absence, Stretch } from '../work-days.ts';
import * as css from './absence-block.css.ts';
import * as away from './away-block.css.ts';
import type { DayColumn, GridActions } from './day-column.ts';

type AbsenceBlockProps = {
  /** The part of a day that it takes here. */
  stretch: Stretch;
  absence: Absence;
  rows: number;
  columns: readonly DayColumn[];
  column: DayColumn;
  /** Its column's place among them. */
  index: number;
  place: { gridRow: number; gridColumn: number };
  reached: { 'data-spot': string; tabIndex: number };
  actions: Pick<GridActions, 'showAbsence' | 'moveAbsence'>;
};

/** Opened by a press. One of a part of a day is also moved, and stretched at its ends. */
export function AbsenceBlock({ reached, ...props }: AbsenceBlockProps) {
  const { stretch, absence, rows, column, place, actions } = props;
  const block = useRef<HTMLDivElement>(null);
  const hint = useId();
  const { part, shown, target, grips, onKeyDown, onBlur, isDrop } = useAbsenceDrag(block, props);
  const said = shown && target && words.away.moving(shown.start, shown.end, target.spoken);
  return (
    <>
      <div
        ref={block}
        role="gridcell"
        aria-rowspan={rows}
        className={css.absent}
        data-small={rows < 3 || undefined}
        style={{ ...place, gridRow: `${place.gridRow} / span ${rows}` }}
      >
        <button
          type="button"
          className={css.absence}
          aria-describedby={part ? hint : undefined}
          onClick={() => !isDrop() && actions.showAbsence(column, absence)}
          {...(part && { ...grips.all, onKeyDown, onBlur })}
          {...reached}
        >
          <span className={away.word}>
            <UserX size={14} aria-hidden="true" /> {words.away.absent}
          </span>
          <VisuallyHidden>{words.away.when(column.spoken, stretch)}</VisuallyHidden>
          <Reason reason={absence.reason} />
        </button>
        <span id={hint} hidden>
          {words.away.howToMove}
        </span>
        {part?.start === stretch.from && <div className={css.grip} data-end="start" {...grips.start} />}
        {part?.end === stretch.to && <div className={css.grip} data-end="end" {...grips.end} />}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </div>
      {shown && target && (
        <div
          className={css.ghost}
          style={placeOf(shown, stretch, place.gridRow, props.columns.indexOf(target))}
        >
          {words.away.moving(shown.start, shown.end, target === column ? '' : target.heading)}
        </div>
      )}
    </>
  );
}

/** For administrators alone. */
function Reason({ reason }: { reason: string }) {
  if (!reason) return null;
  return (
    <span className={away.reason}>
      <Lock size={12} aria-hidden="true" /> {reason}
    </span>
  );
}

function placeOf({ start, end }: Part, stretch: Stretch, gridRow: number, column: number) {
  const row = gridRow + (minutesOf(start) - minutesOf(stretch.from)) / 15;
  return { gridRow: `${row} / span ${(minutesOf(end) - minutesOf(start)) / 15}`, gridColumn: column + 2 };
}
