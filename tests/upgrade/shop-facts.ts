import { Temporal } from 'temporal-polyfill';
import type { Store } from '../../apps/server/open-store.ts';
import { limits } from '../../core/people/limits.ts';
import { comparable } from '../contracts/comparable.ts';

/** The moment at which the shop was filled. */
export const FILLED_AT = '2027-01-05T08:00:00+01:00';

export const passwordOf = (username: string): string => `password di ${username}`;

/** Keys of the rows that no list shows. */
export const kept = {
  sessions: ['session of mario', 'session of salone'],
  browsers: ['telefono', 'tablet del salone'],
  links: ['counter link', 'email link'],
  uploads: ['waiting upload', 'arrived upload'],
  exhausted: { limit: limits.guesses, key: 'mario' },
} as const;

/** Everything a store holds, as its ports tell it; passwords aside, which are salted. */
export async function factsOf(store: Store) {
  const now = Temporal.Instant.from(FILLED_AT);
  const users = await store.users.list({});
  const appointments = await store.appointments.list({});
  const { hours: _, ...timetable } = await store.timetables.current();
  const services = new Set(appointments.map(({ serviceId }) => serviceId));
  return comparable({
    users: await all(users, async ({ username }) => {
      const account = await store.users.findByUsernameKey((username ?? '').toLowerCase());
      return { ...account?.user, emailIsOwn: account?.emailIsOwn };
    }),
    stylists: await store.users.stylists(),
    priceList: await store.services.list(),
    bookedServices: await all(services, id => store.services.find(id)),
    appointments,
    total: (await store.appointments.page({}, { limit: 1 })).total,
    everBookedStylists: await store.appointments.everBookedStylists(),
    sessions: await all(kept.sessions, sid => store.sessions.find(sid, now)),
    devices: await all(users, ({ id }) => store.trustedDevices.list(id, now)),
    proofs: await all(users, ({ id }) =>
      all(
        [...kept.browsers.map(browser => ({ browser })), ...kept.links.map(link => ({ link }))],
        async proof => (await store.passwords.checkProof(id, proof, now)) ?? 'none',
      ),
    ),
    freeAgainAt: await store.limits.take([kept.exhausted], now),
    waitingUploads: await all(kept.uploads, async hash => (await store.uploads.waitingSince(hash)) ?? 'no'),
    uploadedFiles: await store.uploads.old(now.add({ hours: 48 })),
    timetable,
    isDemo: await store.isDemo(),
  });
}

const all = <T, R>(items: Iterable<T>, read: (item: T) => Promise<R>): Promise<R[]> =>
  Promise.all(Array.from(items, read));
