import type { AppointmentId } from '../../core/booking/appointment.ts';

/** What is being asked of which visit: the order of two changes of one could not be told from their answers. */
export class UnderWay {
  readonly #asked = new Map<AppointmentId, { readonly kind: 'alone' | 'cancel'; readonly times: number }>();

  has = (id: AppointmentId): boolean => this.#asked.has(id);

  isAlone = (id: AppointmentId): boolean => this.#asked.get(id)?.kind === 'alone';

  async during<T>(id: AppointmentId, kind: 'alone' | 'cancel', ask: () => Promise<T>): Promise<T> {
    this.#asked.set(id, { kind, times: (this.#asked.get(id)?.times ?? 0) + 1 });
    const answer = await ask();
    const times = (this.#asked.get(id)?.times ?? 1) - 1;
    if (times === 0) this.#asked.delete(id);
    else this.#asked.set(id, { kind, times });
    return answer;
  }
}
