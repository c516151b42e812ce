import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';
import { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts';
import { openStore, type Store } from '../../apps/server/open-store.ts';
import { exampleShop } from '../../apps/server/shop-config.ts';
import { bookAppointment } from '../../core/booking/book-appointment.ts';
import { seeHistory } from '../../core/booking/history/see-history.ts';
import { setOutcome } from '../../core/booking/outcome/set-outcome.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import { verifyCredentials } from '../../core/people/access/verify-credentials.ts';
import { addCustomer } from '../../core/people/customers/add-customer.ts';
import { actorOf } from '../../core/people/permissions.ts';
import { faults } from '../contracts/faults.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { granted } from '../worlds/small-world.ts';
import { bookAt } from './book-at.ts';
import { FILLED_AT, factsOf, kept, passwordOf } from './shop-facts.ts';
import { engines, fileOf } from './stored-release.ts';

const folder = import.meta.dirname;
const releases = (await readdir(folder)).filter(name => name.startsWith('release-'));
test('every release is kept', () => expect(releases).toEqual(['release-1', 'release-2a']));

describe.each(releases)('a shop of %s', release => {
  describe.each(engines)('on %s, brought up to date', (_, restore) => {
    let temporary: string;
    let url: string;
    let store: Store;
    beforeEach(async () => {
      temporary = await mkdtemp(join(tmpdir(), 'salone-upgrade-'));
      url = await restore(release, temporary);
      store = await openStore(url);
    });
    afterEach(async () => {
      await store.close();
      await rm(temporary, { recursive: true });
    });

    test('has everybody and everything it had', async () => {
      expect(await factsOf(store)).toMatchObject(JSON.parse(await fileOf(release, 'shop.json')) as object);
      expect(await faults(sql => askDatabase(url, sql))).toEqual([]);
    });

    test('finds people as the present program does', async () => {
      for (const search of ['dangelo', "d'angelo", 'angelo bruno'])
        expect((await store.users.list({ search })).map(({ username }) => username)).toEqual(['bruno']);
    });

    test('lets in whoever has a session or a password', async () => {
      const clock = new FixedClock(FILLED_AT);
      for (const sid of kept.sessions)
        expect((await store.sessions.find(sid, clock.now()))?.user?.username?.toLowerCase()).toBe(
          sid.split(' ').at(-1),
        );
      const deps = { users: store.users, passwordHasher: new Argon2PasswordHasher() };
      for (const { username } of await store.users.list({}))
        granted(
          await verifyCredentials(deps, { username: username ?? '', password: passwordOf(username ?? '') }),
        );
    });

    test('takes new bookings, but none where somebody comes already', async () => {
      const clock = new FixedClock(FILLED_AT);
      const deps = { ...store, clock, hours: defaultShopHours, shop: exampleShop };
      const [customer] = await store.users.list({ role: 'customer', search: 'Mario' });
      const [service] = await store.services.list();
      const [stylist] = await store.users.stylists();
      if (!customer || !service || !stylist) throw new Error('the shop is empty');
      const before = (await store.appointments.list({})).length;
      const book = (at: string) => bookAt(deps, customer, service, stylist, at);
      expect(await book('2027-01-05T10:15')).toMatchObject({ problem: { code: 'slot-taken' } });
      granted(await book('2027-01-05T10:30'));
      // Cancelled before the upgrade, free again after it.
      granted(await book('2027-01-07T09:00'));
      expect((await store.appointments.page({}, { limit: 1 })).total).toBe(before + 2);
      expect(await faults(sql => askDatabase(url, sql))).toEqual([]);
    });

    test('takes in somebody without a login, and says what became of an earlier visit', async () => {
      const clock = new FixedClock(FILLED_AT);
      const deps = { ...store, clock, hours: defaultShopHours, shop: exampleShop };
      const [admin] = await store.users.list({ role: 'admin' });
      const [past] = (await store.appointments.list({ status: 'confirmed' })).toReversed();
      if (!admin || !past) throw new Error('the shop is empty');
      const rosa = { firstName: 'Rosa', lastName: null, email: null, phone: null, requestId: null };
      const { user } = granted(await addCustomer(store, actorOf(admin), rosa));
      const { stylistId, serviceId } = past;
      const [date, time] = [Temporal.PlainDate.from('2027-01-15'), Temporal.PlainTime.from('11:00')];
      const wish = {
        userId: user.id,
        serviceIds: [serviceId, serviceId],
        stylistId,
        date,
        time,
        notes: null,
      };
      granted(await bookAppointment(deps, actorOf(admin), wish));
      granted(
        await bookAppointment(deps, actorOf(admin), { ...wish, userId: null, time: time.add({ hours: 4 }) }),
      );
      granted(await setOutcome(deps, actorOf(admin), past.id, { outcome: 'missed' }));
      const told = granted(await seeHistory(deps, actorOf(admin), past.id));
      expect(told.map(({ kind, by }) => [kind, by.id])).toEqual([['outcome', admin.id]]);
      expect(await faults(sql => askDatabase(url, sql))).toEqual([]);
      for (const status of ['confirmed', 'completed'] as const)
        expect((await store.appointments.page({ status }, { limit: 1 })).total).toBe(
          (await store.appointments.list({ status })).length,
        );
    });
  });
});
