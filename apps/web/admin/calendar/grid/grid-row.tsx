import { X } from 'lucide-react';
import { type Appointment, customerOf } from '../../../shared/appointments/appointment.ts';
import type { WeekHours } from '../../../shared/shop/opening-hours.ts';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import { admin } from '../../../texts/admin/dashboard.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { type Cell, isClosed, type Rows } from './day-cells.ts';
import type { DayColumn, GridActions } from './day-column.ts';
import * as css from './day-grid.css.ts';

type GridRowProps = {
  row: number;
  /** HH:mm */
  time: string;
  rows: Rows;
  columns: readonly DayColumn[];
  cells: readonly (readonly Cell[])[];
  week: WeekHours;
  /** The spot that Tab reaches, 'row:column'. */
  active: string;
  categoryOf: (serviceId: number) => string | undefined;
  actions: GridActions;
};

/** A quarter-hour of all the days. */
export function GridRow({ row, time, rows, columns, cells, week, ...props }: GridRowProps) {
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
          column={column}
          index={index}
          cell={cells[index]?.[row]}
          closedRows={isClosed(week, column.date) ? rows.times.length : 0}
          row={row}
          time={time}
        />
      ))}
    </div>
  );
}

type GridCellProps = Pick<GridRowProps, 'row' | 'time' | 'active' | 'categoryOf' | 'actions'> & {
  column: DayColumn;
  index: number;
  cell: Cell | undefined;
  /** How many rows a day without opening hours takes as one piece; 0 on an open day. */
  closedRows: number;
};

function GridCell({ column, index, cell, closedRows, row, time, ...props }: GridCellProps) {
  const place = { gridRow: row + 2, gridColumn: index + 2 };
  const spot = `${row}:${index}`;
  const reached = { 'data-spot': spot, tabIndex: spot === props.active ? 0 : -1 };
  if (!cell || cell.kind === 'covered') return null;
  if (cell.kind === 'appointment')
    return (
      <AppointmentCell
        appointment={cell.appointment}
        rows={cell.rows}
        place={place}
        reached={reached}
        category={props.categoryOf(cell.appointment.serviceId)}
        actions={props.actions}
      />
    );
  if (closedRows > 0) return row === 0 && <ClosedDay column={index} rows={closedRows} />;
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

const looks = { closed: css.outside, past: css.past, free: css.cell };

function lineAbove(time: string): 'hour' | 'half' | undefined {
  if (time.endsWith(':00')) return 'hour';
  return time.endsWith(':30') ? 'half' : undefined;
}

/** A whole day without opening hours, in one piece. */
function ClosedDay({ column, rows }: { column: number; rows: number }) {
  return (
    <div
      role="gridcell"
      aria-rowspan={rows}
      className={css.closedDay}
      style={{ gridColumn: column + 2, gridRow: `2 / span ${rows}` }}
    >
      <span className={css.closedWord}>{words.closed}</span>
    </div>
  );
}

type AppointmentCellProps = {
  appointment: Appointment;
  rows: number;
  place: { gridRow: number; gridColumn: number };
  reached: { 'data-spot': string; tabIndex: number };
  category: string | undefined;
  actions: GridActions;
};

function AppointmentCell({ appointment, rows, place, reached, category, actions }: AppointmentCellProps) {
  const client = customerOf(appointment) ?? '';
  const { serviceName, time, endTime } = appointment;
  return (
    <div
      role="gridcell"
      aria-rowspan={rows}
      className={css.appointmentCell}
      style={{ ...place, gridRow: `${place.gridRow} / span ${rows}` }}
    >
      <button
        type="button"
        className={css.appointment}
        data-category={category}
        data-small={rows === 1 || undefined}
        data-tall={rows > 2 || undefined}
        onClick={() => actions.show(appointment)}
        {...reached}
      >
        <span className={css.client}>{client}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={css.what}>
          {rows > 1 && <span>{`${time} · `}</span>}
          <span>{serviceName}</span>
        </span>
        <VisuallyHidden>{rows > 1 ? words.until(endTime) : words.fromTo(time, endTime)}</VisuallyHidden>
      </button>
      {appointment.status === 'confirmed' && (
        <button
          type="button"
          className={css.remove}
          aria-label={admin.remove.label(client, serviceName)}
          tabIndex={reached.tabIndex}
          onClick={() => actions.remove(appointment)}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
