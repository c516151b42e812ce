/** Something stored has changed: which list it stands in, and its id there. Nothing of what it says. */
export interface Change {
  readonly list: 'appointments' | 'services' | 'users';
  readonly id: number;
}

/** `changes`: what was committed, in order. `gap`: some may have been missed, so everything is to be read afresh. */
export type News =
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'gap' };

/**
 * Tells what changes, whichever process changed it.
 *
 * Promises: a committed change is told to every listener of every process, once and within a second; one that was rolled
 * back never is; after a loss of connection the listeners are told of a gap.
 */
export interface Changes {
  /** From now on; the answer ends it. */
  watch(listener: (news: News) => void): () => void;
}
