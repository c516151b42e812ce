import type { IncomingMessage, ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How many requests are being answered: what nobody waits for gives way to them. */
export class RequestsUnderWay {
  readonly #waiting = new Set<() => void>();
  #amount = 0;
  #lastEnd = Number.NEGATIVE_INFINITY;

  /** The same handler, whose requests count until their answer is handed over; a stream that goes on does not. */
  counted(handle: Handle): Handle {
    return async (request, response) => {
      this.#amount += 1;
      try {
        await handle(request, response);
      } finally {
        this.#amount -= 1;
        this.#lastEnd = performance.now();
        if (this.#amount === 0) for (const goOn of this.#waiting) goOn();
      }
    };
  }

  /** Resolves after so many milliseconds where one is under way or was in the `lately` last ones, else at once. */
  async rest(milliseconds: number, lately: number): Promise<void> {
    if (this.#amount === 0 && performance.now() - this.#lastEnd > lately) return;
    await new Promise(resolve => setTimeout(resolve, milliseconds));
  }

  /** Resolves when none is under way, after `longest` milliseconds in any case. */
  async ended(longest: number): Promise<void> {
    if (this.#amount === 0) return;
    await new Promise<void>(resolve => {
      const goOn = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, longest);
      this.#waiting.add(goOn);
    });
  }
}
