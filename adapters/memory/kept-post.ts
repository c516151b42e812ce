import type { Parcel, Post, Posted } from '../../core/ports/letters/post.ts';

/** Keeps what was sent, to be read by tests, and answers as it is told. */
export class KeptPost implements Post {
  readonly sent: Parcel[] = [];
  /** Of the next tries, in order; then everything is taken. */
  readonly answers: Posted[] = [];

  async send(parcel: Parcel): Promise<Posted> {
    const answer = this.answers.shift() ?? 'taken';
    if (answer === 'taken' || answer.inDoubt) this.sent.push(parcel);
    return answer;
  }
}
