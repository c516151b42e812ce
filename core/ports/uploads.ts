import type { Temporal } from 'temporal-polyfill';

/** Files on their way: an address was handed out (by its secret's hash), and perhaps a file came. */
export interface Uploads {
  open(hash: string, now: Temporal.Instant): Promise<void>;
  /** When the address was handed out, while no file has come to it. */
  waitingSince(hash: string): Promise<Temporal.Instant | undefined>;
  /** A file came whole and is kept under `name`. False when another came first. */
  receive(hash: string, name: string): Promise<boolean>;
  /** The name under which the file is kept, given to exactly one of those who ask; the upload is forgotten. */
  take(hash: string): Promise<string | undefined>;
  /** Forgets uploads opened before; the names of files that came and were never taken. */
  takeOld(before: Temporal.Instant): Promise<readonly string[]>;
}
