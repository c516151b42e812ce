import { memo, Suspense, useMemo, useRef, useState } from 'react';
import type { IsoDate } from '../../../format/days.ts';
import type { WallClock } from '../../../format/wall-clock.ts';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import type { GridInput } from '../carrying/use-grid-input.ts';
import { cellsOf, isOff } from './cells/day-cells.ts';
import { rowAt, rowsOf } from './cells/rows.ts';
import { posasOf } from './cells/visit-parts.ts';
import type { DayColumn, GridActions } from './day-column.ts';
import * as css from './day-grid.css.ts';
import { GridRow } from './grid-row.tsx';
import { Heads } from './heads.tsx';
import { NowLine } from './now-line.tsx';
import { PosaRail } from './posa-rail.tsx';
import { useActiveSpot } from './use-active-spot.ts';
import { useScrollToNow } from './use-scroll-to-now.ts';

// What a look at the week does not need; where it cannot be had, nothing is carried.
const Carrying = lazyWithBoundary(() => import('../carrying/carrying.tsx'), null);

type DayGridProps = {
  label: string;
  columns: readonly DayColumn[];
  granularity: number;
  now: WallClock;
  /** Whenever it changes and today is shown, the calendar scrolls to now. */
  nowWanted: string;
  lastBookableDay: IsoDate;
  /** The category of a service, for its colour. */
  categoryOf: (serviceId: number) => string | undefined;
  actions: GridActions;
};

const hours = 'max(56px, 3.5rem)';

/**
 * The hours, then the days: as many as fit without becoming too narrow to read. Closed days of a week give theirs to the
 * others, so that a tablet shows all of it.
 */
function widths(columns: readonly DayColumn[]): string {
  if (columns.length === 1) return `${hours} minmax(0, 1fr)`;
  const open = `minmax(calc(${css.share} * ${columns.length > 3 ? 6.5 : 9.25}rem), 1fr)`;
  const days = columns.map(({ stretches, appointments }) =>
    columns.length > 3 && appointments.length === 0 && isOff(stretches) ? 'minmax(4.25rem, .6fr)' : open,
  );
  return [hours, ...days].join(' ');
}

/**
 * Days side by side, their appointments as tall as they are long. An ARIA grid.
 */
export const DayGrid = memo(function DayGrid({
  columns,
  granularity,
  now,
  lastBookableDay,
  ...props
}: DayGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { rows, cells, posas } = useCells({ columns, granularity, now, lastBookableDay });
  const today = columns.findIndex(({ date }) => date === now.date);
  useScrollToNow(frame, props.nowWanted, rowAt(rows, now.time) / rows.times.length);
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const hands = useRef<GridInput>(null);
  const { active, ...moves } = useActiveSpot(frame, cells, today, props.actions.turn);

  return (
    <>
      <div ref={frame} className={css.frame} data-several={columns.length > 1 || undefined}>
        <div
          ref={setGrid}
          role="grid"
          tabIndex={-1}
          aria-label={props.label}
          className={css.grid}
          style={{ gridTemplateColumns: widths(columns) }}
          {...moves}
          onPointerDown={event => hands.current?.onPointerDown(event)}
          onKeyDownCapture={event => hands.current?.onKeyDownCapture(event)}
          onClickCapture={event => hands.current?.onClickCapture(event)}
        >
          <Days
            {...{
              columns,
              rows,
              cells,
              posas,
              now,
              active,
              categoryOf: props.categoryOf,
              actions: props.actions,
            }}
          />
        </div>
      </div>
      {/* Beside what scrolls, which would be longer by what is only heard. */}
      {grid && (
        <Suspense>
          <Carrying ref={hands} {...{ grid, columns, rows }} />
        </Suspense>
      )}
    </>
  );
});

type DaysProps = Pick<DayGridProps, 'columns' | 'now' | 'categoryOf' | 'actions'> &
  ReturnType<typeof useCells> & { active: string };

/** Heads and rows, and what lies beside or across them. */
function Days({ columns, rows, cells, posas, now, active, ...props }: DaysProps) {
  return (
    <>
      <Heads columns={columns} today={now.date} />
      {rows.times.map((time, row) => (
        <GridRow
          key={time}
          row={row}
          time={time}
          columns={columns}
          {...{ cells, posas }}
          active={active.startsWith(`${row}:`) ? active : ''}
          categoryOf={props.categoryOf}
          actions={props.actions}
        />
      ))}
      {columns.map((column, index) =>
        posas[index]?.map(posa => (
          <PosaRail
            key={`${posa.appointment.id} ${posa.from}`}
            {...{ posa, column, index }}
            category={props.categoryOf(posa.appointment.serviceId)}
          />
        )),
      )}
      {columns.map(
        ({ key, date }, column) =>
          date === now.date && (
            <NowLine
              key={key}
              column={column}
              time={now.time}
              rows={rows.times.length}
              at={rowAt(rows, now.time)}
            />
          ),
      )}
    </>
  );
}

function useCells({
  columns,
  granularity,
  now,
  lastBookableDay,
}: Pick<DayGridProps, 'columns' | 'granularity' | 'now' | 'lastBookableDay'>) {
  const rows = useMemo(
    () =>
      rowsOf(
        columns.map(({ stretches }) => stretches),
        granularity,
        columns.flatMap(({ appointments }) => appointments),
      ),
    [columns, granularity],
  );
  const cells = useMemo(
    () =>
      columns.map(column =>
        cellsOf(column, rows, { now, lastBookableDay: column.open ? lastBookableDay : '' }),
      ),
    [columns, rows, now, lastBookableDay],
  );
  const posas = useMemo(
    () => columns.map(({ appointments }) => posasOf(appointments, rows)),
    [columns, rows],
  );
  return { rows, cells, posas };
}
