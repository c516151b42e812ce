import type { Temporal } from 'temporal-polyfill';

/** An upload is known by the hash of its address's secret. */
export interface Uploads {
  open(hash: string, now: Temporal.Instant): Promise<void>;
  /** Undefined once a file has come. */
  waitingSince(hash: string): Promise<Temporal.Instant | undefined>;
  /** False when another file came first. */
  receive(hash: string, name: string): Promise<boolean>;
  /** The file's name, given to exactly one caller; it stays known until it is forgotten. */
  take(hash: string): Promise<string | undefined>;
  forget(name: string): Promise<void>;
  /** Remembers names that are about to be written or replaced. */
  note(names: readonly string[], now: Temporal.Instant): Promise<void>;
  /** Names of files of uploads opened before, and names noted before. */
  old(before: Temporal.Instant): Promise<readonly string[]>;
  /** Not the names that are left. */
  forgetOld(before: Temporal.Instant, left?: readonly string[]): Promise<void>;
}
