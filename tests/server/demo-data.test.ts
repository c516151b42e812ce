import { describe, expect, test } from 'vitest';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';
import { PlainPasswordHasher } from '../../adapters/memory/plain-password-hasher.ts';
import { MemoryObjects } from '../../adapters/memory/stores/memory-objects.ts';
import { SharpImages } from '../../adapters/pictures/sharp-images.ts';
import { RandomTokens } from '../../adapters/security/random-tokens.ts';
import { demoLogins } from '../../apps/server/demo/demo-people.ts';
import { fillWithDemoData } from '../../apps/server/demo/fill-with-demo-data.ts';
import { openStore } from '../../apps/server/open-store.ts';
import { exampleShop } from '../../apps/server/shop-config.ts';
import { listAppointments } from '../../core/booking/list-appointments.ts';
import { seeAvailability } from '../../core/booking/see-availability.ts';
import { defaultShopHours as hours } from '../../core/calendar/shop-hours.ts';
import { shopMoment } from '../../core/calendar/shop-time.ts';
import { pictureNames, pictureWidths } from '../../core/catalogue/picture.ts';
import { listFailedLetters } from '../../core/letters/list-failed-letters.ts';
import { verifyCredentials } from '../../core/people/access/verify-credentials.ts';
import { actorOf, guest } from '../../core/people/permissions.ts';
import type { Images } from '../../core/ports/images.ts';
import { listOutside } from '../../core/timetable/list-outside.ts';
import { granted } from '../worlds/small-world.ts';

/** As they are: that pictures can be drawn anew is looked at once. */
const undrawn: Images = {
  render: async content => pictureWidths.map(width => ({ width, content })),
};

async function demoShop(now: string, images = undrawn) {
  const store = await openStore('memory:');
  const clock = new FixedClock(now);
  const core = {
    ...{ ...store, clock, hours, shop: exampleShop, passwordHasher: new PlainPasswordHasher() },
    ...{ objects: new MemoryObjects(), images, tokens: new RandomTokens() },
  };
  expect(await fillWithDemoData(core, store)).toBe(true);
  return { ...core, store };
}

/** A Tuesday, a Sunday, a Monday, New Year’s Eve, and the days clocks change. */
const days = [
  '2027-01-05T10:00:00Z',
  '2027-01-10T10:00:00Z',
  '2027-01-11T23:30:00Z',
  '2026-12-31T22:59:00Z',
  '2027-03-28T00:30:00Z',
  '2027-10-31T00:30:00Z',
];

describe.each(days)('demo data made at %s', now => {
  test('has stylist 74, nine services, the three logins, and room to book soon', async () => {
    const shop = await demoShop(now);
    expect((await shop.users.stylists()).map(({ id }) => id)).toContain(exampleShop.defaultStylistId);
    const services = await shop.services.list();
    expect(new Set(services.map(({ category }) => category)).size).toBe(3);
    expect(services).toHaveLength(9);
    for (const { username, password } of demoLogins)
      granted(await verifyCredentials(shop, { username, password }));
    const from = shopMoment(hours, shop.clock.now()).date;
    const room = granted(
      await seeAvailability(shop, guest, { from, to: from.add({ days: 6 }) }, { duration: 120 }),
    );
    expect(room.filter(({ state }) => state === 'open').length).toBeGreaterThanOrEqual(3);
  });

  test('leaves a few appointments to be dealt with, and knows somebody who telephones', async () => {
    const shop = await demoShop(now);
    const salone = (await shop.users.findByUsernameKey('salone'))?.user;
    const outside = granted(await listOutside(shop, actorOf(salone)));
    expect(outside.length).toBeGreaterThanOrEqual(1);
    expect(outside.length).toBeLessThanOrEqual(6);
    const [rosa] = await shop.users.list({ search: 'rosa fabbri' });
    expect(rosa).toMatchObject({ username: null });
    const hers = granted(await listAppointments(shop, actorOf(salone), { userId: rosa?.id }));
    expect(hers.length).toBeGreaterThanOrEqual(1);
  });

  test('has a stylist with a week of her own, visits that nobody came to, and a letter that did not arrive', async () => {
    const shop = await demoShop(now);
    const admin = actorOf((await shop.users.findByUsernameKey('salone'))?.user);
    const { plans } = await shop.timetables.current();
    const [plan] = plans;
    const wednesdays = (await shop.appointments.list({ stylistId: plan?.stylistId })).filter(
      ({ date, status }) => date.dayOfWeek === 3 && status === 'confirmed',
    );
    expect([plans.length, wednesdays]).toEqual([1, []]);
    const ended = await shop.appointments.list({ status: 'completed' });
    expect(ended.filter(({ missed }) => missed).length).toBeGreaterThan(5);
    expect(ended.filter(({ paid }) => paid !== null).length).toBeGreaterThan(5);
    const failed = granted(await listFailedLetters(shop, admin));
    expect(failed).toHaveLength(1);
  });

  test('gives Mario something under each of his tabs', async () => {
    const shop = await demoShop(now);
    const { user } = (await shop.users.findByUsernameKey('mario')) ?? {};
    const seen = granted(await listAppointments(shop, actorOf(user), {}));
    expect(new Set(seen.map(({ classification }) => classification))).toEqual(
      new Set(['upcoming', 'past', 'cancelled']),
    );
  });
});

test('demo data is put in once', async () => {
  const shop = await demoShop(days[0] ?? '');
  expect(await fillWithDemoData(shop, shop.store)).toBe(false);
  expect(await shop.services.list()).toHaveLength(9);
});

test('every demo service has its own drawing, in the shop’s storage', async () => {
  const shop = await demoShop(days[0] ?? '', new SharpImages());
  const services = await shop.services.list();
  for (const { imageUrl } of services)
    expect((await shop.objects.get((imageUrl ?? '').slice(1)))?.type).toBe('image/webp');
  expect(new Set(services.map(({ imageUrl }) => imageUrl)).size).toBe(9);
});

test('a demo whose storage is another has its pictures all the same, and keeps those that are there', async () => {
  const shop = await demoShop(days[0] ?? '');
  const [first, ...others] = await shop.services.list();
  await shop.objects.remove(pictureNames(first?.imageUrl ?? null).slice(1));
  expect(await fillWithDemoData(shop, shop.store)).toBe(false);
  const [mended, ...kept] = await shop.services.list();
  expect(kept).toEqual(others);
  for (const name of pictureNames(mended?.imageUrl ?? null))
    expect(await shop.objects.get(name)).toBeDefined();
  const elsewhere = { ...shop, objects: new MemoryObjects() };
  expect(await fillWithDemoData(elsewhere, shop.store)).toBe(false);
  for (const { imageUrl } of await shop.services.list())
    for (const name of pictureNames(imageUrl)) expect(await elsewhere.objects.get(name)).toBeDefined();
});
