/** One line of the table: what was measured, beside what, and what it ought to be. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** To the reference of the same run, where there is one. */
  readonly ratio?: number;
  readonly goal: string;
  /** Why, when the goal was missed. */
  readonly missed: string | undefined;
}

export const because = (isMissed: boolean, why: string): string | undefined => (isMissed ? why : undefined);
