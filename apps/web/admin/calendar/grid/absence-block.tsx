import { Lock, UserX } from 'lucide-react';
import { useRef } from 'react';
import { minutesOf } from '../../../format/wall-clock.ts';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { dragged, type Part } from '../absences/dragged.ts';
import { useDrag } from '../absences/use-drag.ts';
import type { Absence, Stretch } from '../work-days.ts';
import * as css from './away-block.css.ts';
import type { DayColumn, GridActions } from './day-column.ts';

type AbsenceBlockProps = {
  /** The part of a day that it takes here. */
  stretch: Stretch;
  absence: Absence;
  rows: number;
  columns: readonly DayColumn[];
  /** Its column's place among them. */
  index: number;
  place: { gridRow: number; gridColumn: number };
  reached: { 'data-spot': string; tabIndex: number };
  actions: Pick<GridActions, 'showAbsence' | 'moveAbsence'>;
};

/** Opened by a press. One of a part of a day is also moved, and stretched at its ends. */
export function AbsenceBlock({ stretch, absence, rows, columns, index, place, ...props }: AbsenceBlockProps) {
  const { reached, actions } = props;
  const block = useRef<HTMLDivElement>(null);
  const column = columns[index] as DayColumn;
  const part = partOf(absence);
  const day = { from: column.stretches[0]?.from ?? '', to: column.stretches.at(-1)?.to ?? '' };
  const { drag, grips, onKeyDown, onBlur, isDrop } = useDrag(block, { rows, column: index }, async to => {
    if (part)
      await actions.moveAbsence(absence, {
        column: columns[to.column] ?? column,
        ...dragged(part, to.grip, to.quarters, day),
      });
  });
  const target = columns[drag?.column ?? index] ?? column;
  const shown = part && drag && dragged(part, drag.grip, drag.quarters, day);
  return (
    <>
      <div
        ref={block}
        role="gridcell"
        aria-rowspan={rows}
        className={css.looks.absent}
        data-small={rows < 3 || undefined}
        style={{ ...place, gridRow: `${place.gridRow} / span ${rows}` }}
      >
        <button
          type="button"
          className={css.absence}
          aria-description={part ? words.away.howToMove : undefined}
          onClick={() => !isDrop() && actions.showAbsence(column, absence)}
          {...(part && { ...grips.all, onKeyDown, onBlur })}
          {...reached}
        >
          <span className={css.word}>
            <UserX size={14} aria-hidden="true" /> {words.away.absent}
          </span>
          <VisuallyHidden>{words.away.when(column.spoken, stretch)}</VisuallyHidden>
          {absence.reason && (
            <span className={css.reason}>
              <Lock size={12} aria-hidden="true" /> {absence.reason}
            </span>
          )}
        </button>
        {part?.start === stretch.from && <div className={css.grip} data-end="start" {...grips.start} />}
        {part?.end === stretch.to && <div className={css.grip} data-end="end" {...grips.end} />}
        <VisuallyHidden>
          <span role="status">{shown && words.away.moving(shown.start, shown.end, target.spoken)}</span>
        </VisuallyHidden>
      </div>
      {shown && drag && (
        <div
          className={css.ghost}
          style={placeOf(shown, stretch, place.gridRow, drag.column)}
          aria-hidden="true"
        >
          {words.away.moving(shown.start, shown.end, target === column ? '' : target.heading)}
        </div>
      )}
    </>
  );
}

const partOf = ({ start, end }: Absence): Part | null =>
  start !== null && end !== null ? { start, end } : null;

function placeOf({ start, end }: Part, stretch: Stretch, gridRow: number, column: number) {
  const row = gridRow + (minutesOf(start) - minutesOf(stretch.from)) / 15;
  return { gridRow: `${row} / span ${(minutesOf(end) - minutesOf(start)) / 15}`, gridColumn: column + 2 };
}
