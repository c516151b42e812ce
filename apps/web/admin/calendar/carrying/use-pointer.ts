import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Drag } from '../dragging/drag.ts';
import { useGrip } from '../dragging/use-grip.ts';
import { afterHolding } from './after-holding.ts';
import { blockOf, rowsOf } from './block.ts';
import { type Shown, within } from './carried.ts';
import type { Carry, Taken } from './use-carry.ts';

/** `letGo`: ignores the pointer until it lifts. */
export function usePointer(
  shown: Shown,
  carry: Carry,
  takenFrom: (block: HTMLElement | null) => Taken | null,
) {
  const { begin, carriedJustNowRef, letGo } = useHeldBlock(shown, carry);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    carriedJustNowRef.current = false;
    const block = blockOf(event.target);
    const taken = takenFrom(block);
    if (!block || !taken || event.button !== 0 || !event.isPrimary) return;
    if (event.pointerType === 'mouse') {
      begin(event, block, taken);
      // preventDefault on the press also prevents focus: set it here.
      block.focus({ preventScroll: true });
      return;
    }
    afterHolding(event, () => {
      carriedJustNowRef.current = true;
      begin(event, block, taken);
      carry.take(taken, 'pointer');
    });
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!carriedJustNowRef.current) return;
    carriedJustNowRef.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onPointerDown, onClickCapture, letGo };
}

function useHeldBlock(shown: Shown, carry: Carry) {
  const element = useRef<HTMLElement | null>(null);
  const [pressed, press] = useState<(Taken & { readonly rows: number }) | null>(null);
  /** Swallows the click that ends a carry. */
  const carriedJustNowRef = useRef(false);
  const grip = useGrip('all', {
    element,
    place: { rows: pressed?.rows ?? 1, column: pressed?.at.column ?? 0 },
    set: ({ quarters, column }: Drag) => {
      const isThere = quarters === 0 && column === pressed?.at.column;
      if (!pressed) return false;
      if (isThere && !carry.current.current) return true;
      if (!carry.current.current) carry.take(pressed, 'pointer');
      carriedJustNowRef.current = true;
      carry.hold(within(shown, { row: pressed.at.row + quarters, column }));
      return true;
    },
    drop: () => {
      press(null);
      if (pressed) void carry.drop();
    },
    byFinger: true,
  });
  const begin = (event: PointerEvent<HTMLElement>, block: HTMLElement, taken: Taken) => {
    element.current = block;
    press({ ...taken, rows: rowsOf(block) });
    grip.onPointerDown(event);
  };
  const letGo = () => {
    press(null);
    carry.putBack();
  };
  return { begin, carriedJustNowRef, letGo };
}
