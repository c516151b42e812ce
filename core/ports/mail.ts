import type { Letter } from '../people/letters.ts';

/**
 * Sends messages. Promises: `send` returns at once and never throws; what cannot be delivered is tried again and then
 * logged, without address or text.
 */
export interface Mail {
  send(letter: Letter): void;
}
