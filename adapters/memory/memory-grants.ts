import { Temporal } from 'temporal-polyfill';
import type { Grants, KnownBrowser, NewResetLink, Proof, Visit } from '../../core/ports/grants.ts';
import { later, type MemoryState, type RememberedBrowser } from './memory-state.ts';

const DAYS_KNOWN = 180;
const MOST_BROWSERS = 5;
const MOST_ACCOUNTS = 2;

export class MemoryGrants implements Grants {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  remember(visit: Visit, now: Temporal.Instant): Promise<void> {
    return later(() => {
      const before = this.#state.browsers.find(known => isSame(known, visit));
      this.#state.browsers = [
        ...this.#state.browsers.filter(known => known !== before),
        {
          ...visit,
          id: before?.id ?? ++this.#state.lastBrowserId,
          since: before?.since ?? now,
          lastSeen: now,
        },
      ];
      const own = this.#state.browsers.filter(({ userId, staff }) => userId === visit.userId && !staff);
      const kept = own.toSorted(latestFirst).slice(0, MOST_BROWSERS);
      this.#state.browsers = this.#state.browsers.filter(
        known => !own.includes(known) || kept.includes(known),
      );
    });
  }

  isKnown(browser: string, userId: number, now: Temporal.Instant): Promise<boolean> {
    return later(() => this.#fresh(now).some(known => isSame(known, { browser, userId })));
  }

  browsersOf(userId: number, now: Temporal.Instant): Promise<readonly KnownBrowser[]> {
    return later(() =>
      this.#fresh(now)
        .filter(known => known.userId === userId && !known.staff)
        .toSorted(latestFirst)
        .map(({ id, label, since, lastSeen }) => ({ id, label, since, lastSeen })),
    );
  }

  forget(userId: number, id: number): Promise<boolean> {
    return later(() => {
      const before = this.#state.browsers.length;
      this.#state.browsers = this.#state.browsers.filter(
        known => known.id !== id || known.userId !== userId || known.staff,
      );
      return this.#state.browsers.length < before;
    });
  }

  forgetHere(userId: number, browser: string): Promise<void> {
    return later(() => {
      this.#state.browsers = this.#state.browsers.filter(
        known => !isSame(known, { browser, userId }) || known.staff,
      );
    });
  }

  issueLink(link: NewResetLink): Promise<void> {
    return later(() => {
      const replaced = ({ userId, kind }: NewResetLink) =>
        link.kind === 'counter' && kind === 'counter' && userId === link.userId;
      this.#state.links = [...this.#state.links.filter(other => !replaced(other)), link];
    });
  }

  countEmailLinks(userId: number, since: Temporal.Instant): Promise<number> {
    return later(
      () =>
        this.#state.links.filter(
          link =>
            link.userId === userId &&
            link.kind === 'email' &&
            Temporal.Instant.compare(link.issued, since) > 0,
        ).length,
    );
  }

  check(
    userId: number,
    proof: Proof,
    now: Temporal.Instant,
  ): Promise<'browser' | 'counter' | 'email' | undefined> {
    return later(() => grantedBy(this.#state, userId, proof, now));
  }

  #fresh(now: Temporal.Instant): RememberedBrowser[] {
    return this.#state.browsers.filter(known => isFresh(known, now));
  }
}

/** Which of the proofs grants the account now. */
export function grantedBy(
  { browsers, links }: Pick<MemoryState, 'browsers' | 'links'>,
  userId: number,
  proof: Proof,
  now: Temporal.Instant,
): 'browser' | 'counter' | 'email' | undefined {
  const link = links.find(({ hash }) => hash === proof.link);
  if (link?.userId === userId && Temporal.Instant.compare(link.expires, now) > 0) return link.kind;
  const onThisBrowser = browsers.filter(known => known.browser === proof.browser);
  const shared = onThisBrowser.length > MOST_ACCOUNTS || onThisBrowser.some(({ staff }) => staff);
  const known = onThisBrowser.some(candidate => candidate.userId === userId && isFresh(candidate, now));
  return known && !shared ? 'browser' : undefined;
}

const isSame = (
  known: Pick<Visit, 'browser' | 'userId'>,
  other: Pick<Visit, 'browser' | 'userId'>,
): boolean => known.browser === other.browser && known.userId === other.userId;

const isFresh = ({ lastSeen }: RememberedBrowser, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(lastSeen.add({ hours: 24 * DAYS_KNOWN }), now) > 0;

const latestFirst = (a: RememberedBrowser, b: RememberedBrowser): number =>
  Temporal.Instant.compare(b.lastSeen, a.lastSeen) || b.id - a.id;
