/** Where the pointer was pressed last; null when the keyboard has done it since. */
let point: { readonly x: number; readonly y: number } | null = null;

if (typeof window !== 'undefined') {
  const anywhere = { capture: true, passive: true };
  window.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => (point = { x: clientX, y: clientY }),
    anywhere,
  );
  window.addEventListener('keydown', () => (point = null), anywhere);
}

/** Half a fingertip. */
const reach = 24;

/** Whether an element is where the last press was, so that a second tap would press it. */
export function isUnderLastPress(element: Element): boolean {
  if (!point) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const beside = point.x < left - reach || point.x > right + reach;
  return !beside && point.y >= top - reach && point.y <= bottom + reach;
}
