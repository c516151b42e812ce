import type { Cell } from './day-cells.ts';

/** A place in the grid that can have the focus: a free quarter-hour, or where an appointment, an absence or closed time begins. */
export type Spot = { readonly row: number; readonly column: number };

type Step = readonly [down: number, right: number];
type Columns = readonly (readonly Cell[])[];

const isUsual = (cell: Cell | undefined): boolean =>
  cell?.kind === 'free' ||
  cell?.kind === 'appointment' ||
  (cell?.kind === 'block' && cell.away.absence !== null);

const canBeChosen = (cell: Cell | undefined): boolean =>
  isUsual(cell) || (cell?.kind === 'block' && cell.ahead);

/** The spot that a row of a column belongs to, or null where nothing can be done. */
export function spotAt(columns: Columns, { row, column }: Spot, isMeant = canBeChosen): Spot | null {
  const cell = columns[column]?.[row];
  if (cell?.kind === 'covered') return spotAt(columns, { row: cell.from, column }, isMeant);
  return isMeant(cell) ? { row, column } : null;
}

/** Where an arrow leads: the nearest spot on the way, past whatever cannot be chosen; null when there is none. */
function spotTowards(columns: Columns, from: Spot, [down, right]: Step, isMeant = canBeChosen): Spot | null {
  const cell = columns[from.column]?.[from.row];
  const rows = cell && 'rows' in cell && down > 0 ? cell.rows : 1;
  let row = from.row + (down === 0 ? 0 : down * rows);
  let column = from.column + right;
  while (columns[column]?.[row] !== undefined) {
    const spot = spotAt(columns, { row, column }, isMeant);
    if (spot) return spot;
    row += down;
    column += right;
  }
  return null;
}

/** The first spot of the first column that has one, from a column on, closed time last; the calendar's way in for the keyboard. */
export function firstSpot(columns: Columns, preferred: number): Spot | null {
  const order = [preferred, ...columns.keys()];
  for (const isMeant of [isUsual, canBeChosen])
    for (const column of order) {
      const row = columns[column]?.findIndex(isMeant) ?? -1;
      if (row >= 0) return { row, column };
    }
  return null;
}

const directions: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads within the grid, Home and End past closed time; null when the key means nothing there or there is nothing that way. */
export function spotOfKey(columns: Columns, from: Spot, key: string): Spot | null {
  const direction = directions[key];
  if (direction) return spotTowards(columns, from, direction);
  if (key === 'Home') return spotTowards(columns, { ...from, column: -1 }, [0, 1], isUsual);
  if (key === 'End') return spotTowards(columns, { ...from, column: columns.length }, [0, -1], isUsual);
  return null;
}
