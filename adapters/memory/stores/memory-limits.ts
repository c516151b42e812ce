import { Temporal } from 'temporal-polyfill';
import { freeAt, MAX_LIMIT_KEYS, windowOf, withHit, withoutHit } from '../../../core/people/limits.ts';
import type { Claim, Limits } from '../../../core/ports/limits.ts';

export class MemoryLimits implements Limits {
  readonly #hits = new Map<string, { readonly hits: readonly number[]; readonly expires: number }>();

  async take(claims: readonly Claim[], instant: Temporal.Instant): Promise<Temporal.Instant | undefined> {
    const now = instant.epochMilliseconds;
    const free = Math.max(...claims.map(claim => freeAt(claim.limit, this.#of(claim), now)));
    if (free > now) return Temporal.Instant.fromEpochMilliseconds(free);
    for (const claim of claims) this.#keep(claim, withHit(claim.limit, this.#of(claim), now), now);
    return undefined;
  }

  async giveBack(claims: readonly Claim[], taken: Temporal.Instant): Promise<void> {
    const moment = taken.epochMilliseconds;
    for (const claim of claims) this.#keep(claim, withoutHit(this.#of(claim), moment), moment);
  }

  async forget(claims: readonly Claim[]): Promise<void> {
    for (const claim of claims) this.#hits.delete(keyOf(claim));
  }

  async purge(now: Temporal.Instant): Promise<number> {
    const over = [...this.#hits].filter(([, { expires }]) => expires <= now.epochMilliseconds);
    for (const [key] of over) this.#hits.delete(key);
    return over.length;
  }

  #of(claim: Claim): readonly number[] {
    return this.#hits.get(keyOf(claim))?.hits ?? [];
  }

  #keep(claim: Claim, hits: readonly number[], now: number): void {
    const key = keyOf(claim);
    this.#hits.delete(key);
    if (hits.length > 0) this.#hits.set(key, { hits, expires: now + windowOf(claim.limit) });
    const [oldest] = this.#hits.keys();
    if (this.#hits.size > MAX_LIMIT_KEYS && oldest !== undefined) this.#hits.delete(oldest);
  }
}

const keyOf = ({ limit, key }: Claim): string => `${limit.name} ${key}`;
