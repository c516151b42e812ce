import type { Parcel, Post, Posted } from '../../core/ports/letters/post.ts';

/** For tests: keeps what was sent, and answers as the test says. */
export class RecordingPost implements Post {
  readonly sent: Parcel[] = [];
  /** Answers to the next tries, in order; after them every letter is accepted. */
  readonly answers: Posted[] = [];

  async send(parcel: Parcel): Promise<Posted> {
    const answer = this.answers.shift() ?? 'taken';
    if (answer === 'taken' || answer.inDoubt) this.sent.push(parcel);
    return answer;
  }
}
