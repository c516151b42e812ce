import { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../../../core/booking/appointment.ts';
import type { Letter, LetterId, TimedLetter } from '../../../../core/letters/letter.ts';
import type { UserId } from '../../../../core/people/user.ts';
import type { Outbox, Settled } from '../../../../core/ports/letters/outbox.ts';
import { hasBegun, type MemoryState } from '../memory-state.ts';
import { type KeptLetter, waiting } from './waiting-letters.ts';

export class MemoryOutbox implements Outbox {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async add(letters: readonly TimedLetter[]): Promise<void> {
    this.#state.letters = waiting(this.#state.letters, letters);
  }

  async claim(now: Temporal.Instant, until: Temporal.Instant, most: number): Promise<readonly Letter[]> {
    const held = this.#state.letters.filter(
      ({ leasedUntil }) => leasedUntil !== null && Temporal.Instant.compare(leasedUntil, now) > 0,
    );
    const isFree = (letter: KeptLetter): boolean =>
      !held.some(
        other =>
          other === letter ||
          (letter.visit !== null && other.visit === letter.visit && other.to === letter.to),
      );
    const found = this.#state.letters
      .filter(({ status, nextTry }) => status === 'waiting' && Temporal.Instant.compare(nextTry, now) <= 0)
      .filter(isFree)
      .toSorted((a, b) => Temporal.Instant.compare(a.nextTry, b.nextTry) || a.id - b.id)
      .slice(0, most);
    const claimed = found.map(letter => ({
      ...letter,
      ...{ leasedUntil: until, tries: letter.tries + 1 },
      inDoubt: letter.inDoubt || letter.leasedUntil !== null,
    }));
    for (const letter of claimed) this.#put(letter);
    return claimed.map(letterOf);
  }

  async settle(id: LetterId, until: Temporal.Instant, settled: Settled): Promise<void> {
    const letter = this.#state.letters.find(one => one.id === id);
    if (letter?.status !== 'waiting' || !letter.leasedUntil?.equals(until)) return;
    this.#put({ ...letter, leasedUntil: null, ...changeOf(settled) });
  }

  async of(visit: AppointmentId): Promise<readonly Letter[]> {
    return this.#state.letters.filter(letter => letter.visit === visit).map(letterOf);
  }

  async keptBack(reader: UserId, since: Temporal.Instant): Promise<number> {
    return this.#state.letters.filter(
      ({ to, status, due }) =>
        to === reader && status === 'kept-back' && Temporal.Instant.compare(due, since) >= 0,
    ).length;
  }

  async to(reader: UserId): Promise<readonly Letter[]> {
    return this.#state.letters.filter(({ to }) => to === reader).map(letterOf);
  }

  async failed(most: number): Promise<readonly Letter[]> {
    const failed = this.#state.letters.filter(({ status }) => status === 'failed');
    return failed.toReversed().slice(0, most).map(letterOf);
  }

  async held(since: Temporal.Instant, most: number): Promise<readonly Letter[]> {
    const held = this.#state.letters.filter(
      ({ status, due }) => status === 'kept-back' && Temporal.Instant.compare(due, since) >= 0,
    );
    return held.toReversed().slice(0, most).map(letterOf);
  }

  async purge(begunBefore: Temporal.Instant): Promise<number> {
    const { letters, appointments } = this.#state;
    const day = begunBefore.toZonedDateTimeISO('UTC').toPlainDate();
    const left = letters.filter(letter =>
      letter.visit === null
        ? letter.day === null || Temporal.PlainDate.compare(letter.day, day) >= 0
        : !hasBegun(appointments.get(letter.visit), begunBefore),
    );
    this.#state.letters = left;
    return letters.length - left.length;
  }

  async retry(id: LetterId, now: Temporal.Instant): Promise<boolean> {
    const letter = this.#state.letters.find(one => one.id === id);
    if (letter?.status !== 'failed' && letter?.status !== 'kept-back') return false;
    this.#put({ ...letter, status: 'waiting', tries: 0, due: now, nextTry: now, failure: null });
    return true;
  }

  #put(letter: KeptLetter): void {
    this.#state.letters = this.#state.letters.map(one => (one.id === letter.id ? letter : one));
  }
}

function changeOf(settled: Settled): Partial<KeptLetter> {
  switch (settled.as) {
    case 'sent':
      return { status: 'sent', sent: settled.at, told: settled.told, failure: null, inDoubt: false };
    case 'overtaken':
    case 'kept-back':
      return { status: settled.as };
    case 'put-off':
      return { due: settled.until, nextTry: settled.until, tries: 0, failure: null };
    case 'failed':
    case 'later': {
      const { failure, inDoubt, told, nextTry } = settled;
      const status = settled.as === 'failed' ? 'failed' : 'waiting';
      return { status, failure, nextTry, ...(inDoubt && { inDoubt, told }) };
    }
  }
}

const letterOf = ({ leasedUntil: _, nextTry: __, ...letter }: KeptLetter): Letter => letter;
