/** Beside what an administrator changes of somebody's appointment. */
export const letterTick = {
  write: (name: string) => `Scrivi a ${name}`,
} as const;
