import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useMove } from 'react-aria';
import type { Grip } from './dragged.ts';

/** Where something is dragged to: so many quarter-hours down, and into which column. */
export type Drag = { readonly grip: Grip; readonly quarters: number; readonly column: number };

/** Of the element in its grid: how many quarter-hours high, and in which column. */
type Place = { readonly rows: number; readonly column: number };

type Element = RefObject<HTMLElement | null>;

/**
 * An element of the grid that is moved or stretched with a mouse, a finger or the keyboard: Alt and arrows move it, Shift and
 * arrows stretch it, Enter drops it, Escape leaves it where it was.
 */
export function useDrag(element: Element, place: Place, onDrop: (drag: Drag) => Promise<void>) {
  const [drag, show] = useState<Drag | null>(null);
  const current = useRef<Drag | null>(null);
  /** The press that ends a drag is none. */
  const dropped = useRef(false);
  const set = (next: Drag | null) => {
    current.current = next;
    show(next);
  };
  const drop = async () => {
    const last = current.current;
    dropped.current = last !== null;
    if (last && (last.quarters !== 0 || last.column !== place.column)) await onDrop(last);
    set(null);
  };
  const moves = { element, place, set, drop: () => void drop() };
  const grips = { start: useGrip('start', moves), end: useGrip('end', moves), all: useGrip('all', moves) };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = draggedByKey(event, current.current, place.column);
    if (next) set(next);
    else if (current.current && event.key === 'Enter') void drop().then(isDrop);
    else if (current.current && event.key === 'Escape') set(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isDrop = () => {
    const was = dropped.current;
    dropped.current = false;
    return was;
  };
  // What is left without Enter stays where it was.
  const onBlur = () => set(null);
  return { drag, grips, onKeyDown, onBlur, isDrop };
}

type Moves = { element: Element; place: Place; set: (drag: Drag) => void; drop: () => void };

/** A finger draws the ends alone: on the rest of the element it scrolls. */
function useGrip(grip: Grip, { element, place, set, drop }: Moves) {
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

function draggedByKey(
  { key, altKey, shiftKey }: KeyboardEvent,
  was: Drag | null,
  column: number,
): Drag | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined || altKey === shiftKey) return undefined;
  const grip = altKey ? 'all' : 'end';
  return { grip, quarters: was?.grip === grip ? was.quarters + step : step, column };
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
