import type { Logger } from 'pino';
import type { Parcel, Post, Posted } from '../../core/ports/letters/post.ts';
import { isFinal, isInDoubt, reasonOf, withBegun } from './mail-errors.ts';

/** Delivers one message, or throws. */
export type DeliverParcel = (parcel: Parcel) => Promise<void>;

/** Milliseconds after which a server that neither takes nor refuses counts as down. */
const LONGEST = 4 * 60_000;

export class NodemailerPost implements Post {
  readonly #deliver: DeliverParcel;
  readonly #logger: Pick<Logger, 'info' | 'warn'>;

  constructor(deliver: DeliverParcel, logger: Pick<Logger, 'info' | 'warn'>) {
    this.#deliver = deliver;
    this.#logger = logger;
  }

  async send(parcel: Parcel): Promise<Posted> {
    try {
      await within(LONGEST, this.#deliver(parcel));
      this.#logger.info({ letter: parcel.key }, 'letter sent');
      return 'taken';
    } catch (error) {
      const failure = isFinal(error) ? 'refused' : 'away';
      this.#logger.warn({ letter: parcel.key, failure, ...reasonOf(error) }, 'letter not sent');
      return { failure, inDoubt: isInDoubt(error) };
    }
  }
}

async function within(longest: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(withBegun(new Error('no answer'), true)), longest);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
