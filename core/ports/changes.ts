/** Which list changed and the id there, without any content. */
export interface Change {
  readonly list: 'appointments' | 'services' | 'users';
  readonly id: number;
}

/** `changes` in the order of their commits; `gap`: some may be missing, read everything afresh. */
export type News =
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'gap' };

/**
 * Every committed change reaches every listener of every process, once and within a second; a rolled-back one never
 * does; a lost connection is told as a gap.
 */
export interface Changes {
  /** Returns how to stop. */
  watch(listener: (news: News) => void): () => void;
  /** Resolves once every commit from then on is told to whoever watches now; until then some may be missed. */
  inForce(): Promise<void>;
}
