export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Plain text, lines of any length. */
  readonly text: string;
}

/**
 * Sends messages. Promises: `send` returns at once and never throws; what cannot be delivered is tried again and then
 * logged, without address or text.
 */
export interface Mail {
  send(message: Message): void;
}
