export interface Change {
  readonly list: 'appointments' | 'services' | 'users';
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
