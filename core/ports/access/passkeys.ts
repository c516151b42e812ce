import type { Temporal } from 'temporal-polyfill';
import type { Passkey } from '../../people/passkeys/passkey.ts';
import type { UserId } from '../../people/user.ts';

export interface Passkeys {
  /** False when its id is known, the account has `MAX_PASSKEYS`, or there is none. */
  add(passkey: Passkey): Promise<boolean>;
  find(id: string): Promise<Passkey | undefined>;
  /** The oldest first. */
  list(userId: UserId): Promise<readonly Passkey[]>;
  /** Notes the counter of a signature; false, and nothing is noted, when it is no later one. Of two at once one is first. */
  use(id: string, counter: number, now: Temporal.Instant): Promise<boolean>;
  /** False when the account has no such passkey. */
  rename(userId: UserId, id: string, name: string): Promise<boolean>;
  /** The same. */
  remove(userId: UserId, id: string): Promise<boolean>;
}
