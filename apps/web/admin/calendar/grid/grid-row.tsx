import { memo } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { Cell } from './cells/day-cells.ts';
import { type Posa, posasAt } from './cells/visit-parts.ts';
import type { DayColumn, GridActions } from './day-column.ts';
import * as css from './day-grid.css.ts';
import { GridCell, lineAbove } from './grid-cell.tsx';

type GridRowProps = {
  row: number;
  /** HH:mm */
  time: string;
  columns: readonly DayColumn[];
  cells: readonly (readonly Cell[])[];
  posas: readonly (readonly Posa[])[];
  /** The spot that Tab reaches, 'row:column', where it is in this row. */
  active: string;
  categoryOf: (serviceId: number) => string | undefined;
  actions: GridActions;
};

/** A quarter-hour of all the days. */
export const GridRow = memo(function GridRow({ row, time, columns, cells, posas, ...props }: GridRowProps) {
  return (
    <div role="row" className={css.row}>
      <div role="rowheader" className={css.hour} style={{ gridRow: row + 2 }}>
        {lineAbove(time) === 'hour' && row > 0 ? (
          <span className={css.hourLabel}>{time}</span>
        ) : (
          <VisuallyHidden>{time}</VisuallyHidden>
        )}
      </div>
      {columns.map((column, index) => (
        <GridCell
          key={column.key}
          {...props}
          columns={columns}
          column={column}
          index={index}
          cell={cells[index]?.[row]}
          beside={posasAt(posas[index] ?? [], row)}
          row={row}
          time={time}
        />
      ))}
    </div>
  );
});
