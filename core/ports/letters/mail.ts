import type { Letter } from '../../people/letters.ts';

/** Returns at once and never throws; what cannot be delivered is retried, then logged without address or text. */
export interface Mail {
  send(letter: Letter): void;
}
