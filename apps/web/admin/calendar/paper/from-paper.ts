import { useLocation } from 'react-router-dom';

/** Calendar and print view share a path, so the router does not move the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** State of a link. */
export const fromPaper = { fromPaper: true };

/** Returns the focus to the link that opened the print view. */
export function useFocusFromPaper(): typeof takeFocus | undefined {
  const state: unknown = useLocation().state;
  const isBack = typeof state === 'object' && state !== null && 'fromPaper' in state;
  return isBack ? takeFocus : undefined;
}
