import type { Letter } from '../../core/people/letters.ts';
import type { Mail } from '../../core/ports/letters/mail.ts';

/** Keeps what was sent, to be read by tests. */
export class KeptMail implements Mail {
  readonly sent: Letter[] = [];

  send(letter: Letter): void {
    this.sent.push(letter);
  }
}
