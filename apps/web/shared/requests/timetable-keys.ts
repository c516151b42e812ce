/**
 * What is set of when the shop and its people work; `foreseen`: what a change would leave outside. Apart from the other keys,
 * which the first page carries.
 */
export const timetableKey = (
  view: 'weeks' | 'closures' | 'plans' | 'absences' | 'foreseen' | 'work days' | 'rules',
  ...which: readonly unknown[]
) => ['timetable', view, ...which] as const;

/** Calendars that are read from outside. */
export const feedsKey = ['calendars'] as const;
