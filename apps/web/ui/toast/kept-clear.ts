/** Of an element towards the foot of the window that holds what is pressed next: no toast covers it. */
export const keptClear = { 'data-kept-clear': true } as const;

type Edges = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** How far above the foot of the window a toast stands clear of them. What is in the upper half gives it no way out. */
export function liftOver(
  kept: readonly Edges[],
  toast: { left: number; right: number; height: number },
  windowHeight: number,
): number {
  let lift = 0;
  for (const { top, bottom, left, right } of kept.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = right <= toast.left || toast.right <= left;
    const isElsewhere = bottom <= windowHeight - lift - toast.height || windowHeight - lift <= top;
    if (!isBeside && !isElsewhere && top > windowHeight / 2) lift = windowHeight - top;
  }
  return lift;
}
