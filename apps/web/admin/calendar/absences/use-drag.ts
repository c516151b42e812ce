import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useMove } from 'react-aria';
import type { Grip } from './dragged.ts';

/** Where something is dragged to: so many quarter-hours down, and into which column. */
export type Drag = { readonly grip: Grip; readonly quarters: number; readonly column: number };

type Place = { readonly rows: number; readonly column: number };

/** With less than half a quarter-hour's movement it is a press. */
type Total = { x: number; y: number };

/**
 * An element of the grid that is moved or stretched with a mouse, a finger or the keyboard: Alt and arrows move it, Shift and
 * arrows stretch it, Enter drops it, Escape leaves it where it was.
 */
export function useDrag(
  element: RefObject<HTMLElement | null>,
  place: Place,
  onDrop: (drag: Drag) => Promise<void>,
) {
  const [drag, show] = useState<Drag | null>(null);
  const total = useRef<Total>({ x: 0, y: 0 });
  const current = useRef<Drag | null>(null);
  /** The press that ends a drag is none. */
  const dropped = useRef(false);
  const set = (next: Drag | null) => {
    current.current = next;
    show(next);
  };
  const drop = async () => {
    const last = current.current;
    if (!last) return;
    if (last.quarters !== 0 || last.column !== place.column) await onDrop(last);
    set(null);
  };

  const useGrip = (grip: Grip) => {
    // The arrows alone lead through the calendar.
    const { onKeyDown: _, ...pointer } = useMove({
      onMoveStart() {
        total.current = { x: 0, y: 0 };
        dropped.current = false;
      },
      onMove({ deltaX, deltaY, pointerType }) {
        if (pointerType === 'keyboard' || (grip === 'all' && pointerType === 'touch')) return;
        total.current = { x: total.current.x + deltaX, y: total.current.y + deltaY };
        const quarters = Math.round(total.current.y / (heightOf(element.current) / place.rows));
        const column =
          grip === 'all' ? columnUnder(element.current, total.current.x, place.column) : place.column;
        set({ grip, quarters, column });
      },
      onMoveEnd() {
        dropped.current = current.current !== null;
        void drop();
      },
    }).moveProps;
    return pointer;
  };
  const grips = { start: useGrip('start'), end: useGrip('end'), all: useGrip('all') };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const was = current.current;
    if (step && (event.altKey || event.shiftKey)) {
      const grip = event.altKey ? 'all' : 'end';
      const quarters = was?.grip === grip ? was.quarters + step : step;
      set({ grip, quarters, column: place.column });
    } else if (was && event.key === 'Enter') void drop();
    else if (was && event.key === 'Escape') set(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const isDrop = () => {
    const was = dropped.current;
    dropped.current = false;
    return was;
  };
  return { drag, grips, onKeyDown, onBlur: () => void drop(), isDrop };
}

const heightOf = (element: HTMLElement | null) => element?.getBoundingClientRect().height ?? 1;

/** The column that the middle of an element would stand in after it was moved to the side. */
function columnUnder(element: HTMLElement | null, by: number, own: number): number {
  const heads = [
    ...(element?.closest('[role="grid"]')?.querySelectorAll('[role="columnheader"]') ?? []),
  ].slice(1);
  if (!element) return own;
  const { left, width } = element.getBoundingClientRect();
  const middle = left + width / 2 + by;
  const under = heads.findIndex(head => {
    const box = head.getBoundingClientRect();
    return box.left <= middle && middle < box.right;
  });
  return under < 0 ? own : under;
}
