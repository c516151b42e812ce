import type { Logger } from 'pino';
import type { Letter } from '../../core/people/letters.ts';
import type { Mail } from '../../core/ports/letters/mail.ts';
import { isFinal, reasonOf } from './mail-errors.ts';

/** Brings one letter where it belongs, or throws. */
export type Deliver = (letter: Letter) => Promise<void>;

/** Milliseconds before each further try: a mail server that greylists or restarts is back by then. */
const PAUSES = [5_000, 60_000, 5 * 60_000, 30 * 60_000];
/** Letters that may wait at once; further ones are dropped, since memory is finite. */
const MOST_WAITING = 1_000;

/** Sends in the background and tries again after pauses. What is waiting when the process ends is lost. */
export class NodemailerMail implements Mail {
  readonly #deliver: Deliver;
  readonly #logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly #pauses: readonly number[];
  readonly #underWay = new Set<Promise<void>>();
  readonly #waiting = new Set<NodeJS.Timeout>();

  constructor(
    deliver: Deliver,
    logger: Pick<Logger, 'info' | 'warn' | 'error'>,
    pauses: readonly number[] = PAUSES,
  ) {
    this.#deliver = deliver;
    this.#logger = logger;
    this.#pauses = pauses;
  }

  send(letter: Letter): void {
    if (this.#underWay.size + this.#waiting.size >= MOST_WAITING) {
      this.#logger.error('mail not sent: too many are waiting');
      return;
    }
    this.#attempt(letter, 0);
  }

  /** Resolves when no delivery is under way; what waits for another try is given up. */
  async close(): Promise<void> {
    for (const timer of this.#waiting) clearTimeout(timer);
    if (this.#waiting.size > 0) this.#logger.error({ waiting: this.#waiting.size }, 'mail given up');
    this.#waiting.clear();
    await Promise.all(this.#underWay);
  }

  #attempt(letter: Letter, tries: number): void {
    const delivery = this.#deliverOnce(letter, tries).finally(() => this.#underWay.delete(delivery));
    this.#underWay.add(delivery);
  }

  async #deliverOnce(letter: Letter, tries: number): Promise<void> {
    try {
      await this.#deliver(letter);
      this.#logger.info({ tries: tries + 1 }, 'mail sent');
    } catch (error) {
      const pause = this.#pauses[tries];
      const facts = { tries: tries + 1, ...reasonOf(error) };
      if (pause === undefined || isFinal(error)) {
        this.#logger.error(facts, 'mail not sent');
        return;
      }
      this.#logger.warn(facts, 'mail delayed');
      const timer = setTimeout(() => {
        this.#waiting.delete(timer);
        this.#attempt(letter, tries + 1);
      }, pause);
      this.#waiting.add(timer.unref());
    }
  }
}
