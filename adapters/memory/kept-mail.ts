import type { Mail, Message } from '../../core/ports/mail.ts';

/** Keeps what was sent, for whoever wants to read it. */
export class KeptMail implements Mail {
  readonly sent: Message[] = [];

  send(message: Message): void {
    this.sent.push(message);
  }
}
