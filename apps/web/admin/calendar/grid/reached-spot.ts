/** The place in the calendar that Tab reaches. */
export function reachedSpot(): HTMLElement | null {
  return document.querySelector('[role="grid"] [data-spot][tabindex="0"]');
}
