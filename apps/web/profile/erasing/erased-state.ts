/** In the history entry: no address tells it. */
export const erasedState = (count: number) => ({ erased: count });

/** How many appointments were cancelled with the account; undefined: nothing was erased here. */
export function erasedIn(state: unknown): number | undefined {
  const isIt = typeof state === 'object' && state !== null && 'erased' in state;
  return isIt && typeof state.erased === 'number' ? state.erased : undefined;
}
