import { type KeyboardEvent, useRef, useState } from 'react';
import type { Drag, DraggedElement, Place } from '../dragging/drag.ts';
import { useGrip } from '../dragging/use-grip.ts';

/**
 * An element of the grid that is moved or stretched with a mouse, a finger or the keyboard: Alt and arrows move it, Shift and
 * arrows stretch it, Enter drops it, Escape leaves it where it was.
 */
export function useDrag(element: DraggedElement, place: Place, onDrop: (drag: Drag) => Promise<void>) {
  const [drag, show] = useState<Drag | null>(null);
  const current = useRef<Drag | null>(null);
  /** Swallows the click that ends a drag. */
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
  const follow = (next: Drag) => {
    set(next);
    return true;
  };
  const moves = { element, place, set: follow, drop: () => void drop() };
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
  // Losing the focus without Enter cancels.
  const onBlur = () => set(null);
  return { drag, grips, onKeyDown, onBlur, isDrop };
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
