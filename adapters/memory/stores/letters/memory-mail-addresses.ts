import { Temporal } from 'temporal-polyfill';
import type { UserId } from '../../../../core/people/user.ts';
import type {
  AddressLink,
  MailAddresses,
  NewAddressLink,
} from '../../../../core/ports/letters/mail-addresses.ts';
import type { MemoryState } from '../memory-state.ts';
import { forgetLinksTo } from '../people/forget-links-to.ts';

export class MemoryMailAddresses implements MailAddresses {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async isConfirmed(user: UserId, address: string): Promise<boolean> {
    return this.#state.confirmedAddresses.get(user) === address;
  }

  async confirm(user: UserId, address: string): Promise<void> {
    if (this.#isTheirs({ userId: user, address })) this.#state.confirmedAddresses.set(user, address);
  }

  async addLink(link: NewAddressLink): Promise<void> {
    if (this.#isTheirs(link)) this.#state.addressLinks.set(link.hash, link);
  }

  async linked(hash: string, now: Temporal.Instant): Promise<AddressLink | undefined> {
    return this.#find(hash, now);
  }

  async answer(hash: string, isMine: boolean, now: Temporal.Instant): Promise<AddressLink | undefined> {
    const link = this.#find(hash, now);
    if (link === undefined) return undefined;
    const { addressLinks, users } = this.#state;
    for (const [key, other] of addressLinks)
      if (other.userId === link.userId && other.address === link.address) addressLinks.delete(key);
    const person = users.get(link.userId);
    if (isMine) await this.confirm(link.userId, link.address);
    else if (person) {
      users.set(link.userId, { ...person, user: { ...person.user, email: null }, emailIsOwn: false });
      forgetLinksTo(this.#state, link.userId);
    }
    return link;
  }

  async purge(now: Temporal.Instant): Promise<number> {
    const { addressLinks } = this.#state;
    const over = [...addressLinks].filter(([, { expires }]) => Temporal.Instant.compare(expires, now) <= 0);
    for (const [hash] of over) addressLinks.delete(hash);
    return over.length;
  }

  #find(hash: string, now: Temporal.Instant): AddressLink | undefined {
    const link = this.#state.addressLinks.get(hash);
    if (link === undefined || Temporal.Instant.compare(link.expires, now) <= 0) return undefined;
    const { userId, address } = link;
    return this.#isTheirs(link) ? { userId, address } : undefined;
  }

  #isTheirs({ userId, address }: AddressLink): boolean {
    return this.#state.users.get(userId)?.user.email === address;
  }
}
