import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { blockOf } from './block.ts';
import { afterKey, type Shown, standingOf } from './carried.ts';
import type { Carry } from './use-carry.ts';
import { useCarryCancel } from './use-carry-cancel.ts';
import { usePointer } from './use-pointer.ts';

/** Event handlers of the grid, in the capture phase. */
export type GridInput = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
};

/** A mouse picks up by dragging, a finger by a long press, the keyboard with S. */
export function useGridInput(grid: HTMLElement, shown: Shown, carry: Carry): GridInput {
  const takenFrom = (block: HTMLElement | null) =>
    block && !carry.current.current ? standingOf(shown, Number(block.dataset['visit'])) : null;
  const { letGo, ...pointer } = usePointer(shown, carry, takenFrom);
  useCarryCancel(grid, carry, letGo);

  /** Handles a key; false: not one of ours. */
  const obeys = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
    const now = carry.current.current;
    if (ctrlKey || altKey || metaKey || key === 'Tab') return false;
    if (now) {
      const at = afterKey(shown, now.at, key);
      if (now.by !== 'keys') return false;
      if (at) carry.hold(at);
      else if (key === 'Enter') void carry.drop();
      return true;
    }
    const taken = key.toLowerCase() === 's' ? takenFrom(blockOf(target)) : null;
    if (taken) carry.take(taken, 'keys');
    return taken !== null;
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!obeys(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ...pointer, onKeyDownCapture };
}
