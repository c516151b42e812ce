import type { Temporal } from 'temporal-polyfill';

/** Files on their way: an address was handed out (by its secret's hash), and perhaps a file came. */
export interface Uploads {
  open(hash: string, now: Temporal.Instant): Promise<void>;
  /** When the address was handed out, while no file has come to it. */
  waitingSince(hash: string): Promise<Temporal.Instant | undefined>;
  /** A file came whole and is kept under `name`. False when another came first. */
  receive(hash: string, name: string): Promise<boolean>;
  /** The name under which the file is kept, given to exactly one of those who ask. It stays known until it is forgotten. */
  take(hash: string): Promise<string | undefined>;
  /** For who has removed a file that was taken. */
  forget(name: string): Promise<void>;
  /** Something is about to be written, or to be replaced, under these names. */
  note(names: readonly string[], now: Temporal.Instant): Promise<void>;
  /** Names of files that came for uploads opened before, taken or not, and names that were last noted before. */
  old(before: Temporal.Instant): Promise<readonly string[]>;
  /** Forgets uploads opened before, whether a file came or not, and names last noted before. */
  forgetOld(before: Temporal.Instant): Promise<void>;
}
