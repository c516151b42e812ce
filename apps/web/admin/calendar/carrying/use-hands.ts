import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { blockOf } from './block.ts';
import { afterKey, type Shown, standingOf } from './carried.ts';
import type { Carry } from './use-carry.ts';
import { useLettingGo } from './use-letting-go.ts';
import { usePointer } from './use-pointer.ts';

/** What the grid hears before its cells do. */
export type Hands = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
};

/** A mouse takes what it draws, a finger what it rests on, the keyboard with S what has the focus. */
export function useHands(grid: HTMLElement, shown: Shown, carry: Carry): Hands {
  const takenFrom = (block: HTMLElement | null) =>
    block && !carry.current.current ? standingOf(shown, Number(block.dataset['visit'])) : null;
  const { letGo, ...pointer } = usePointer(shown, carry, takenFrom);
  useLettingGo(grid, carry, letGo);

  /** Does what the key asks for; false: it is none of ours. */
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
