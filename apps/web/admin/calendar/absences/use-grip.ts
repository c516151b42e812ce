import { useRef } from 'react';
import { useMove } from 'react-aria';
import type { Drag, DraggedElement, Place } from './drag.ts';
import type { Grip } from './dragged.ts';

type Moves = { element: DraggedElement; place: Place; set: (drag: Drag) => void; drop: () => void };

/** A finger draws the ends alone: on the rest of the element it scrolls. */
export function useGrip(grip: Grip, { element, place, set, drop }: Moves) {
  const total = useRef({ x: 0, y: 0 });
  // The arrows alone lead through the grid.
  const { onKeyDown: _, ...pointer } = useMove({
    onMoveStart() {
      total.current = { x: 0, y: 0 };
    },
    onMove({ deltaX, deltaY, pointerType }) {
      if (grip === 'all' && pointerType === 'touch') return;
      total.current = { x: total.current.x + deltaX, y: total.current.y + deltaY };
      const { x, y } = total.current;
      const quarters = Math.round((y * place.rows) / (element.current?.getBoundingClientRect().height ?? 1));
      set({
        grip,
        quarters,
        column: grip === 'all' ? columnUnder(element.current, x, place.column) : place.column,
      });
    },
    onMoveEnd: drop,
  }).moveProps;
  return pointer;
}

/** The column that the middle of an element would stand in after it was moved to the side. */
function columnUnder(element: HTMLElement | null, by: number, own: number): number {
  const heads = element?.closest('[role="grid"]')?.querySelectorAll('[role="columnheader"]');
  if (!element || !heads) return own;
  const { left, width } = element.getBoundingClientRect();
  const middle = left + width / 2 + by;
  const under = [...heads].slice(1).findIndex(head => {
    const box = head.getBoundingClientRect();
    return box.left <= middle && middle < box.right;
  });
  return under < 0 ? own : under;
}
