import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import type { Cell } from './cells/day-cells.ts';
import { firstSpot, type Spot, spotAt, spotOfKey } from './cells/grid-keys.ts';

/** What an element carries as `data-spot`. */
const keyOf = ({ row, column }: Spot) => `${row}:${column}`;

const elementAt = (frame: HTMLElement | null, spot: Spot) =>
  frame?.querySelector<HTMLElement>(`[data-spot="${keyOf(spot)}"]`);

/**
 * The one spot of the grid that Tab reaches. Arrows, Home and End move it, Page Up and Page Down turn to what comes before
 * and after.
 */
export function useActiveSpot(
  frame: RefObject<HTMLElement | null>,
  cells: readonly (readonly Cell[])[],
  today: number,
  turn: (direction: 1 | -1) => void,
) {
  const [chosen, choose] = useState<Spot | null>(null);
  const active = (chosen && spotAt(cells, chosen)) ?? firstSpot(cells, Math.max(0, today));

  // The focused cell may have been replaced, such as a free quarter-hour by an appointment that anybody booked.
  useLayoutEffect(() => {
    if (chosen === null || document.activeElement !== document.body) return;
    const spot = spotAt(cells, chosen);
    if (spot) elementAt(frame.current, spot)?.focus({ preventScroll: true });
  }, [frame, cells, chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'PageUp' || key === 'PageDown') turn(key === 'PageUp' ? -1 : 1);
    else {
      const next = active && spotOfKey(cells, active, key);
      if (!next) return;
      choose(next);
      elementAt(frame.current, next)?.focus();
    }
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const [row, column] = (target.dataset['spot'] ?? '').split(':').map(Number);
    if (row !== undefined && column !== undefined) choose({ row, column });
  };

  return { active: active ? keyOf(active) : '', onKeyDown, onFocus };
}
