const RAIL = 34;

/** Of the width of a day, what a posa takes; behind the second nobody looks for a third. */
export const laneOf = (level: number) => ({
  width: `${RAIL}%`,
  marginInlineStart: `${Math.min(level, 1) * RAIL}%`,
});

/** What stands beside so many posas. */
export const besideOf = (posas: number) =>
  posas === 0 ? {} : { marginInlineStart: `${Math.min(posas, 2) * RAIL}%` };
