import type { Temporal } from 'temporal-polyfill';
import type { UserId } from '../../people/user.ts';

export interface AddressLink {
  readonly userId: UserId;
  readonly address: string;
}

export interface NewAddressLink extends AddressLink {
  readonly hash: string;
  readonly expires: Temporal.Instant;
}

/** Which mail addresses somebody has confirmed by a link that was sent there, and the links that ask. */
export interface MailAddresses {
  isConfirmed(user: UserId, address: string): Promise<boolean>;
  /** In place of the one that they confirmed before; nothing, as with a link, unless it is the account's address. */
  confirm(user: UserId, address: string): Promise<void>;
  addLink(link: NewAddressLink): Promise<void>;
  /** undefined: there is no such link, it has expired, or the address is not the account's any more. */
  linked(hash: string, now: Temporal.Instant): Promise<AddressLink | undefined>;
  /**
   * In one transaction: theirs, it is confirmed, else it is taken off the account, and every link about it ends. undefined as
   * above. Of many at once exactly one is answered.
   */
  answer(hash: string, isMine: boolean, now: Temporal.Instant): Promise<AddressLink | undefined>;
  /** Removes some expired links and says how many. */
  purge(now: Temporal.Instant): Promise<number>;
}
