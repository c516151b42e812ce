import { useLocation } from 'react-router-dom';

/** The path stays the same between calendar and paper, so nothing else would move the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** State of a link. */
export const fromPaper = { fromPaper: true };

/** For what the paper was opened with: it has the focus when somebody comes back. */
export function useFocusFromPaper(): typeof takeFocus | undefined {
  const state: unknown = useLocation().state;
  const isBack = typeof state === 'object' && state !== null && 'fromPaper' in state;
  return isBack ? takeFocus : undefined;
}
