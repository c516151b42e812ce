import type { RefObject } from 'react';
import type { DayColumn, GridActions } from '../grid/day-column.ts';
import type { Absence } from '../work-days.ts';
import { dragged, type Part } from './dragged.ts';
import { useDrag } from './use-drag.ts';

type Dragged = {
  absence: Absence;
  /** How high it stands in the grid. */
  rows: number;
  columns: readonly DayColumn[];
  column: DayColumn;
  index: number;
  actions: Pick<GridActions, 'moveAbsence'>;
};

/** `shown`: the times it would have where it is held, in the column `target`. */
export function useAbsenceDrag(
  block: RefObject<HTMLElement | null>,
  { absence, rows, columns, ...props }: Dragged,
) {
  const { column, index, actions } = props;
  const part = column.open ? partOf(absence) : null;
  /** Never over a former stylist's. */
  const columnAt = (place: number) => (columns[place]?.open ? columns[place] : column);
  const day = { from: column.stretches[0]?.from ?? '', to: column.stretches.at(-1)?.to ?? '' };
  const { drag, ...handlers } = useDrag(block, { rows, column: index }, async to => {
    if (!part) return;
    const times = dragged(part, to.grip, to.quarters, day);
    await actions.moveAbsence(absence, { column: columnAt(to.column), ...times });
  });
  const shown = part && drag && dragged(part, drag.grip, drag.quarters, day);
  return { part, shown, target: drag && columnAt(drag.column), ...handlers };
}

const partOf = ({ start, end }: Absence): Part | null =>
  start !== null && end !== null ? { start, end } : null;
