import { Temporal } from 'temporal-polyfill';
import { isStaff, OWN_BROWSER } from '../../../core/people/forgotten-password.ts';
import type { Grants, KnownBrowser, NewResetLink, Proof, Visit } from '../../../core/ports/grants.ts';
import { later, type MemoryState, type RememberedBrowser } from './memory-state.ts';

export class MemoryGrants implements Grants {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  remember({ replaces, ...visit }: Visit, now: Temporal.Instant): Promise<void> {
    return later(() => {
      const known = this.#state.browsers.flatMap(one => {
        if (one.browser !== replaces) return [one];
        const moved = { ...one, browser: visit.browser };
        // Of the shop's people a mark stays behind until the next purge: another login may be replacing the same secret.
        const mark = {
          ...one,
          id: ++this.#state.lastBrowserId,
          lastSeen: Temporal.Instant.fromEpochMilliseconds(0),
        };
        return one.staff ? [moved, mark] : [moved];
      });
      const before = known.find(one => isSame(one, visit));
      const seen = {
        ...visit,
        id: before?.id ?? ++this.#state.lastBrowserId,
        staff: visit.staff || before?.staff === true,
        since: before?.since ?? now,
        lastSeen: now,
      };
      const all = [...known.filter(one => one !== before), seen];
      const own = all.filter(({ userId, staff }) => userId === visit.userId && !staff);
      const tooMany = own.toSorted(latestFirst).slice(OWN_BROWSER.browsers);
      this.#state.browsers = all.filter(one => !tooMany.includes(one));
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
        .map(({ id, browser, label, since, lastSeen }) => ({ id, browser, label, since, lastSeen })),
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

  issueLink(
    link: NewResetLink,
    limit?: { readonly most: number; readonly since: Temporal.Instant },
  ): Promise<boolean> {
    return later(() => {
      const { links } = this.#state;
      const alike = links.filter(({ userId, kind }) => userId === link.userId && kind === link.kind);
      const recent = alike.filter(({ issued }) => limit !== undefined && isAfter(issued, limit.since));
      if (limit !== undefined && recent.length >= limit.most) return false;
      const kept = link.kind === 'counter' ? links.filter(other => !alike.includes(other)) : links;
      this.#state.links = [...kept, link];
      return true;
    });
  }

  check(
    userId: number,
    proof: Proof,
    now: Temporal.Instant,
  ): Promise<'browser' | 'counter' | 'email' | undefined> {
    return later(() => grantedBy(this.#state, userId, proof, now));
  }

  purge(now: Temporal.Instant): Promise<number> {
    return later(() => {
      const { browsers, links } = this.#state;
      const inUse = new Set(this.#fresh(now).map(({ browser }) => browser));
      this.#state.browsers = browsers.filter(({ browser }) => inUse.has(browser));
      this.#state.links = links.filter(
        ({ expires, issued }) => isAfter(expires, now) || isAfter(issued.add({ hours: 1 }), now),
      );
      return browsers.length - this.#state.browsers.length + links.length - this.#state.links.length;
    });
  }

  #fresh(now: Temporal.Instant): RememberedBrowser[] {
    return this.#state.browsers.filter(known => isFresh(known, now));
  }
}

/** Which of the proofs grants the account now. */
export function grantedBy(
  { browsers, links, users }: Pick<MemoryState, 'browsers' | 'links' | 'users'>,
  userId: number,
  proof: Proof,
  now: Temporal.Instant,
): 'browser' | 'counter' | 'email' | undefined {
  const link = links.find(({ hash }) => hash === proof.link);
  if (link?.userId === userId && isAfter(link.expires, now)) return link.kind;
  const here = browsers.filter(known => known.browser === proof.browser);
  const ofStaff = (known: RememberedBrowser): boolean => {
    const user = users.get(known.userId)?.user;
    return known.staff || (user !== undefined && isStaff(user));
  };
  const shared = here.length > OWN_BROWSER.accounts || here.some(ofStaff);
  const known = here.some(candidate => candidate.userId === userId && isFresh(candidate, now));
  return known && !shared ? 'browser' : undefined;
}

const isSame = (
  known: Pick<Visit, 'browser' | 'userId'>,
  other: Pick<Visit, 'browser' | 'userId'>,
): boolean => known.browser === other.browser && known.userId === other.userId;

const isAfter = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) > 0;

const isFresh = ({ lastSeen }: RememberedBrowser, now: Temporal.Instant): boolean =>
  isAfter(lastSeen.add({ hours: 24 * OWN_BROWSER.days }), now);

const latestFirst = (a: RememberedBrowser, b: RememberedBrowser): number =>
  Temporal.Instant.compare(b.lastSeen, a.lastSeen) || b.id - a.id;
