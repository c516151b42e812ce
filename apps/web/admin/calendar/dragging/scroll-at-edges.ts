/** In the window. */
export type Point = { readonly x: number; readonly y: number };

const EDGE = 36;
const FASTEST = 14;

/**
 * While something is dragged to an edge of its frame, or of the window, what lies beyond comes into view, until `onScroll` says
 * no. Answers how to end it.
 */
export function scrollAtEdges(frame: HTMLElement, at: () => Point, onScroll: () => boolean): () => void {
  let next = 0;
  const step = () => {
    next = requestAnimationFrame(step);
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const { x, y } = at();
    const across = push(x, Math.max(left, 0), Math.min(right, innerWidth));
    const down = push(y, Math.max(top, 0), Math.min(bottom, innerHeight));
    if (across === 0 && down === 0) return;
    const before = frame.scrollTop;
    frame.scrollBy({ left: across, top: down, behavior: 'instant' });
    if (frame.scrollTop === before) scrollBy({ top: down, behavior: 'instant' });
    if (!onScroll()) cancelAnimationFrame(next);
  };
  step();
  return () => cancelAnimationFrame(next);
}

function push(value: number, low: number, high: number): number {
  if (value < low + EDGE) return -speed(low + EDGE - value);
  return value > high - EDGE ? speed(value - high + EDGE) : 0;
}

const speed = (depth: number): number => Math.ceil(Math.min(1, depth / EDGE) * FASTEST);
