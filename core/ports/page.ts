/** At most `limit` rows after the one with the id `after`, wherever that is by now: a list that changed is to be read anew. */
export interface PageRequest {
  readonly limit: number;
  readonly after?: number | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Given as `after`; null at the end. */
  readonly next: number | null;
  readonly total: number;
}
