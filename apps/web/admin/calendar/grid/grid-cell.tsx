import { calendar as words } from '../../../texts/admin/calendar.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { AbsenceBlock } from './absence-block.tsx';
import { AppointmentCell } from './appointment-cell.tsx';
import { AwayBlock } from './away-block.tsx';
import type { Cell } from './cells/day-cells.ts';
import type { DayColumn, GridActions } from './day-column.ts';
import * as css from './day-grid.css.ts';
import { besideOf } from './lanes.ts';
import * as posa from './posa-rail.css.ts';

type GridCellProps = {
  row: number;
  /** HH:mm */
  time: string;
  columns: readonly DayColumn[];
  /** The spot that Tab reaches, 'row:column'. */
  active: string;
  categoryOf: (serviceId: number) => string | undefined;
  actions: GridActions;
  column: DayColumn;
  index: number;
  cell: Cell | undefined;
  /** How many posas run beside it. */
  beside: number;
};

/** What a quarter-hour of a day shows. */
export function GridCell({ columns, column, index, cell, beside, row, time, ...props }: GridCellProps) {
  const place = { gridRow: row + 2, gridColumn: index + 2, ...besideOf(beside) };
  const spot = `${row}:${index}`;
  const reached = { 'data-spot': spot, tabIndex: spot === props.active ? 0 : -1 };
  if (!cell || cell.kind === 'covered') return null;
  if (cell.kind === 'appointment')
    return (
      <AppointmentCell
        {...{ appointment: cell.appointment, rows: cell.rows, part: cell.part }}
        place={place}
        reached={reached}
        category={props.categoryOf(cell.appointment.serviceId)}
        actions={props.actions}
      />
    );
  if (cell.kind === 'cleanup')
    return (
      <div
        role="gridcell"
        aria-rowspan={cell.rows}
        className={posa.cleanup}
        style={{ ...place, gridRow: `${place.gridRow} / span ${cell.rows}` }}
      >
        <span className={posa.cleanupWord}>{words.posa.cleanup}</span>
      </div>
    );
  if (cell.kind === 'block') {
    const { away, rows } = cell;
    return away.absence ? (
      <AbsenceBlock
        {...{ rows, index, place, reached, columns, column }}
        stretch={away}
        absence={away.absence}
        actions={props.actions}
      />
    ) : (
      <AwayBlock
        {...{ away, rows, column, time, place, actions: props.actions }}
        reached={cell.ahead ? reached : undefined}
      />
    );
  }
  return (
    <div role="gridcell" className={looks[cell.kind]} style={place} data-line={lineAbove(time)}>
      {cell.kind === 'closed' && <VisuallyHidden>{words.outside}</VisuallyHidden>}
      {cell.kind === 'free' && (
        <button
          type="button"
          className={css.add}
          aria-label={words.addIn(time, column.spoken)}
          onClick={() => props.actions.add(column, time)}
          {...reached}
        >
          <span aria-hidden="true">+ {time}</span>
        </button>
      )}
    </div>
  );
}

const looks = { closed: css.outside, past: css.past, free: css.cell, unknown: css.cell };

/** The full and half hours are lined. */
export function lineAbove(time: string): 'hour' | 'half' | undefined {
  if (time.endsWith(':00')) return 'hour';
  return time.endsWith(':30') ? 'half' : undefined;
}
