export interface Change {
  readonly list: 'appointments' | 'services' | 'users' | 'timetable';
  /** Of the row; of the timetable, a number that grows with each of its changes. */
  readonly id: number;
}

/** `changes` in the order of their commits; `gap`: some may be missing, read everything afresh. */
export type News =
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'gap' };

/** Every commit reaches every listener once, within a second; a rollback never does; a lost connection is a gap. */
export interface Changes {
  /** Returns how to stop. */
  watch(listener: (news: News) => void): () => void;
  /** Resolves once every commit from then on is told to whoever watches now; until then some may be missed. */
  inForce(): Promise<void>;
}
