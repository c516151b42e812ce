import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import * as account from '../../../apps/web/shared/requests/account-keys.ts';
import * as admin from '../../../apps/web/shared/requests/admin-keys.ts';
import { createQueryClient } from '../../../apps/web/shared/requests/query-client.ts';
import * as keys from '../../../apps/web/shared/requests/query-keys.ts';
import * as slots from '../../../apps/web/shared/requests/slot-keys.ts';
import { endSession } from '../../../apps/web/shared/session/session.ts';

const marker = 'only for administrators';
const slot = { serviceId: 2, duration: 30, stylistId: 1 };

/** What an administrator's browser has read after a day at the dashboard. */
const privateKeys = [
  keys.servicesKey('admin'),
  keys.serviceKey(1),
  keys.stylistsKey('bookable'),
  keys.stylistsKey('with former'),
  keys.appointmentsKey('list'),
  keys.appointmentsKey('calendar', { from: '2027-01-04', to: '2027-01-10' }),
  keys.appointmentsKey('pages', { search: 'rossi' }),
  keys.appointmentsKey('same booking', null),
  slots.timeslotsKey('2027-01-05', slot),
  slots.availabilityKey(slot, '2027-01', '2027-01-05'),
  admin.customersKey('pages', ''),
  admin.customersKey('found', 'rossi'),
  admin.chosenCustomerKey(7),
  admin.adminsKey,
  admin.personCardKey(7),
  admin.feedsKey,
  account.browsersKey,
  account.passkeysKey,
  account.secondFactorKey,
  // Public by the first word of its key is not public.
  [...keys.shopKey, 'takings'] as const,
  [...keys.servicesKey('public'), 'staff notes'] as const,
];

function administratorsBrowser() {
  const queries = createQueryClient({});
  queries.setQueryData(keys.sessionKey, { username: 'salone', note: marker });
  queries.setQueryData(keys.shopKey, { name: 'Salone' });
  queries.setQueryData(keys.servicesKey('public'), [{ name: 'Taglio' }]);
  for (const key of privateKeys) queries.setQueryData(key, marker);
  return queries;
}

test('after a logout nothing is left of what an administrator read but what is public by its exact key', () => {
  const queries = administratorsBrowser();
  endSession(queries);
  const left = queries.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual([
    keys.sessionKey,
    keys.shopKey,
    keys.servicesKey('public'),
  ]);
  expect(queries.getQueryData(keys.sessionKey)).toBeNull();
  expect(JSON.stringify(left.map(({ state }) => state))).not.toContain(marker);
});

test('nor of what they sent', async () => {
  const queries = administratorsBrowser();
  const cache = queries.getMutationCache();
  await cache.build(queries, { mutationFn: async (sent: string) => sent }).execute(marker);
  expect(cache.getAll()).toHaveLength(1);
  endSession(queries);
  expect(cache.getAll()).toEqual([]);
});

test('a list that is still on the screen when its reader logs out is forgotten as well', () => {
  const queries = administratorsBrowser();
  const shown = new QueryObserver(queries, { queryKey: admin.adminsKey });
  const leave = shown.subscribe(() => {});
  endSession(queries);
  expect(queries.getQueryData(admin.adminsKey)).toBeUndefined();
  leave();
});
