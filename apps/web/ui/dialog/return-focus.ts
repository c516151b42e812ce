import { useRef } from 'react';

/**
 * For the content of a Radix dialog that opens without a trigger of its own: closing gives the focus back to what
 * had it, or, when that is gone from the page, to what `otherwise` finds.
 */
export function useReturnFocus(otherwise?: () => HTMLElement | null | undefined) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const before = opener.current;
      const stillThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (stillThere ? before : otherwise?.())?.focus();
    },
  };
}
