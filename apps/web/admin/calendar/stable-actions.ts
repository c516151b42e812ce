import { useLayoutEffect, useRef, useState } from 'react';
import type { GridActions } from './grid/day-column.ts';

/**
 * One object for as long as the calendar is shown, whose actions are always the latest: a dialog that opens, or a list that
 * is refetched unchanged, draws none of its hundreds of cells anew.
 */
export function useStableActions(latest: GridActions): GridActions {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  const [stable] = useState<GridActions>(() => ({
    add: (...slot) => current.current.add(...slot),
    show: appointment => current.current.show(appointment),
    showAbsence: (...absence) => current.current.showAbsence(...absence),
    moveAbsence: (...moved) => current.current.moveAbsence(...moved),
    remove: appointment => current.current.remove(appointment),
    turn: direction => current.current.turn(direction),
  }));
  return stable;
}
