/** Words of the grid of times. */
export const timeGrid = { now: 'adesso' } as const;
