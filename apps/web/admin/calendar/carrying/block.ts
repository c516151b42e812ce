/** A block of an appointment that can be carried. */
export const blockOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-visit]') : null;

/** How high it stands in the grid. */
export const rowsOf = (block: HTMLElement): number =>
  Number(block.parentElement?.getAttribute('aria-rowspan') ?? 1);
