import type { AffectedVisit } from '../../shared/affected/use-time-taken.ts';
import type { DayColumn } from '../grid/day-column.ts';
import type { Absence } from '../work-days.ts';

/** An absence, and the column of the day in which it was pointed at. */
export type ShownAbsence = {
  readonly column: DayColumn;
  readonly absence: Absence;
  /** To where it was dragged. */
  readonly moved?: { readonly start: string; readonly end: string };
  /** What that leaves outside. */
  readonly affected?: readonly AffectedVisit[];
};
