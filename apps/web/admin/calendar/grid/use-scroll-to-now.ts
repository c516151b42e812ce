import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Whenever `wanted` changes and today is shown, scrolls the frame to now, with a little of what has just been above it, and
 * to the side until today's column begins beside the hours. `now`: how far down the rows, from 0 to 1.
 */
export function useScrollToNow(frame: RefObject<HTMLElement | null>, wanted: string, now: number): void {
  const scroll = useEffectEvent(() => {
    const element = frame.current;
    const heads = [...(element?.querySelectorAll<HTMLElement>('[role="columnheader"]') ?? [])];
    const [corner] = heads;
    const today = heads.find(head => head.dataset['today'] !== undefined);
    if (!element || !corner || !today) return;
    const rows = element.scrollHeight - corner.offsetHeight;
    const seen = element.clientHeight - corner.offsetHeight;
    element.scrollTo({
      top: Math.min(Math.max(now, 0), 1) * rows - seen / 4,
      left: today.offsetLeft - corner.offsetWidth,
      behavior: 'instant',
    });
  });
  // The clock alone never scrolls the calendar.
  useLayoutEffect(() => {
    if (wanted) scroll();
  }, [wanted]);
}
