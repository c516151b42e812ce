const HOLD_MS = 450;
/** Pixels that a finger at rest may tremble. */
const AT_REST = 8;

/** Runs once a finger has lain still for a while; one that moves on, lifts or is joined by another is doing something else. */
export function afterHolding(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  run: () => void,
): void {
  const watching = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    watching.abort();
  };
  const timer = setTimeout(() => {
    watching.abort();
    run();
  }, HOLD_MS);
  const options = { signal: watching.signal, capture: true };
  for (const event of ['pointerup', 'pointercancel', 'pointerdown', 'scroll'])
    addEventListener(event, stop, options);
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => Math.hypot(x - clientX, y - clientY) > AT_REST && stop(),
    options,
  );
}
