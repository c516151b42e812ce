/** Which part of a long list: at most `limit` of those that come after the row with the id `after`. */
export interface PageRequest {
  readonly limit: number;
  readonly after?: number | undefined;
}

/** A part of a long list, how to ask for what follows, and how many there are in all. */
export interface Page<T> {
  readonly items: readonly T[];
  /** To be given as `after`; null at the end. */
  readonly next: number | null;
  readonly total: number;
}
