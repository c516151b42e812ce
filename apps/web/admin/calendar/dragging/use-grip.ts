import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useMove } from 'react-aria';
import type { Drag, DraggedElement, Grip, Place } from './drag.ts';
import { type Point, scrollAtEdges } from './scroll-at-edges.ts';

type Moves = {
  element: DraggedElement;
  place: Place;
  /** False: nothing is dragged any more. */
  set: (drag: Drag) => boolean;
  drop: () => void;
  /** Otherwise a finger scrolls. */
  byFinger?: boolean;
};

const nowhere: Point = { x: 0, y: 0 };
const gridOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('[role="grid"]') ?? null;

/** A finger draws the ends alone: on the rest of the element it scrolls. */
export function useGrip(grip: Grip, { element, place, set, drop, byFinger = grip !== 'all' }: Moves) {
  const pointer = usePointerIn(element);
  const stopScrolling = useRef<() => void>(undefined);
  useEffect(() => () => stopScrolling.current?.(), []);
  /** Scrolling goes on from one drawing to the next. */
  const latest = useRef({ place, set });
  useLayoutEffect(() => {
    latest.current = { place, set };
  });

  const show = (): boolean => {
    const block = element.current;
    if (!block) return false;
    const { rows, column: own } = latest.current.place;
    const { x, y } = pointer.drawn();
    const quarters = Math.round((y * rows) / block.getBoundingClientRect().height);
    return latest.current.set({ grip, quarters, column: grip === 'all' ? columnUnder(block, x, own) : own });
  };
  // The arrows alone lead through the grid.
  const { onKeyDown: _, ...moveProps } = useMove({
    onMoveStart({ pointerType }) {
      const frame = gridOf(element.current)?.parentElement;
      if (frame && (byFinger || pointerType !== 'touch'))
        stopScrolling.current = scrollAtEdges(frame, pointer.inWindow, show);
    },
    onMove({ deltaX, deltaY, pointerType }) {
      if (!byFinger && pointerType === 'touch') return;
      pointer.move(deltaX, deltaY);
      show();
    },
    onMoveEnd() {
      stopScrolling.current?.();
      drop();
    },
  }).moveProps;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    pointer.start(event);
    moveProps.onPointerDown?.(event);
  };
  return { ...moveProps, onPointerDown };
}

/** How far a pointer has drawn, however the grid or the page has scrolled meanwhile. */
function usePointerIn(element: DraggedElement) {
  /** On the page, and in the window at the last move: scrolling changes the one alone. */
  const page = useRef(nowhere);
  const seen = useRef(nowhere);
  const down = useRef(nowhere);
  const inGrid = (): Point => {
    const { left, top } = gridOf(element.current)?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: seen.current.x - left, y: seen.current.y - top };
  };
  return {
    start: ({ pageX, pageY, clientX, clientY }: PointerEvent) => {
      page.current = { x: pageX, y: pageY };
      seen.current = { x: clientX, y: clientY };
      down.current = inGrid();
    },
    move: (right: number, further: number) => {
      page.current = { x: page.current.x + right, y: page.current.y + further };
      seen.current = { x: page.current.x - scrollX, y: page.current.y - scrollY };
    },
    inWindow: () => seen.current,
    drawn: (): Point => {
      const now = inGrid();
      return { x: now.x - down.current.x, y: now.y - down.current.y };
    },
  };
}

/** The column that the middle of an element would stand in after it was moved to the side. */
function columnUnder(element: HTMLElement, by: number, own: number): number {
  const heads = gridOf(element)?.querySelectorAll('[role="columnheader"]') ?? [];
  const { left, width } = element.getBoundingClientRect();
  const middle = left + width / 2 + by;
  const under = [...heads].slice(1).findIndex(head => {
    const box = head.getBoundingClientRect();
    return box.left <= middle && middle < box.right;
  });
  return under < 0 ? own : under;
}
