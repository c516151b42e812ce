import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../../../adapters/http/contract/appointments.ts';
import * as feeds from '../../../adapters/http/contract/calendars/feeds.ts';
import { withRoles } from '../../../core/people/roles.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('a calendar that is read from outside, on %s,', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (date: string, time: string, stylist = shop.anna) => {
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: stylist.id };
    return mario.call(calls.bookAppointment, {
      body: { ...wish, notes: 'Dalla parte sinistra', date, time },
    });
  };
  const add = (stylistId: number | null) => admin.call(feeds.addFeed, { body: { stylistId } });
  const fetchFeed = (url: string, headers = {}) => shop.browser().fetch(new URL(url).pathname, { headers });
  /** `fetch` would ask for a fresh copy by itself. */
  const unless = (etag: string) => ({ 'if-none-match': etag, 'cache-control': 'max-age=0' });
  const entriesOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map(entry => {
      const { uid, summary, description, startDate } = new ICAL.Event(entry);
      return [uid.split('@')[0], startDate.toString(), summary, description];
    });

  test('is made, revoked and read by two at once: each is there or not, and revoked once', async () => {
    const second = shop.browser();
    await second.logIn(shop.salone);
    for (let round = 0; round < 8; round += 1) {
      const { id, url } = await add(null);
      const params = { id };
      const revoke = (by: Browser) =>
        by.fetch(feeds.removeFeed.path.replace(':id', String(params.id)), { method: 'DELETE' });
      const [made, mine, theirs, read, listed] = await Promise.all([
        second.call(feeds.addFeed, { body: { stylistId: shop.anna.id } }),
        revoke(admin),
        revoke(second),
        fetchFeed(url),
        second.call(feeds.listFeeds),
      ]);
      expect(new Set([mine.status, theirs.status])).toEqual(new Set([204, 404]));
      expect([200, 404]).toContain(read.status);
      expect(listed.length).toBeGreaterThanOrEqual(round);
      expect((await fetchFeed(url)).status).toBe(404);
      expect((await fetchFeed(made.url)).status).toBe(200);
    }
    const left = await admin.call(feeds.listFeeds);
    expect(left).toHaveLength(8);
    for (const { id } of left) await admin.call(feeds.removeFeed, { params: { id } });
  });

  test('holds a stylist’s appointments or everybody’s, each as one that programs know again', async () => {
    const [first, second] = [
      await book('2027-02-02', '10:00'),
      await book('2027-02-02', '11:00', shop.bruno),
    ];
    const cancelled = await book('2027-02-03', '10:00');
    await mario.call(calls.cancelAppointment, { params: { id: cancelled.id } });
    const [ofAnna, ofAll] = [await add(shop.anna.id), await add(null)];
    expect(ofAnna.url).toMatch(/^http:\/\/salone\.example\/api\/calendars\/[\w-]{43}\.ics$/);
    const reply = await fetchFeed(ofAnna.url);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await reply.text();
    expect(text).toContain('METHOD:PUBLISH\r\n');
    expect(text).toContain('X-WR-CALNAME:Anna Bianchi – Salone Aurora\r\n');
    const annas = [`appuntamento-${first.id}`, '2027-02-02T10:00:00', 'Taglio uomo, Mario'];
    expect(entriesOf(text)).toEqual([[...annas, null]]);
    const all = entriesOf(await (await fetchFeed(ofAll.url)).text());
    expect(all).toHaveLength(2);
    expect(all).toContainEqual([...annas, 'Con Anna Bianchi']);
    const brunos = [
      `appuntamento-${second.id}`,
      '2027-02-02T11:00:00',
      'Taglio uomo, Mario',
      'Con Bruno Conti',
    ];
    expect(all).toContainEqual(brunos);
  });

  test('tells nothing else of a customer', async () => {
    await book('2027-02-04', '10:00');
    const { url } = await add(null);
    const text = await (await fetchFeed(url)).text();
    expect(text).toContain('Mario');
    for (const hidden of ['Rossi', 'mario@', shop.mario.phone, 'sinistra', '18'])
      expect(text).not.toContain(hidden ?? 'a number');
  });

  test('is sent again only once it has changed', async () => {
    const { url } = await add(shop.anna.id);
    const etag = (await fetchFeed(url)).headers.get('etag') ?? '';
    const same = await fetchFeed(url, unless(etag));
    expect([same.status, await same.text()]).toEqual([304, '']);
    await book('2027-02-05', '10:00');
    const changed = await fetchFeed(url, unless(etag));
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test('ends when its address is revoked, and when its stylist leaves', async () => {
    const [one, other] = [await add(shop.bruno.id), await add(shop.bruno.id)];
    const { id } = one;
    expect(await admin.call(feeds.listFeeds)).toContainEqual({
      id,
      stylistId: shop.bruno.id,
      created: one.created,
    });
    await admin.call(feeds.removeFeed, { params: { id } });
    expect((await admin.call(feeds.listFeeds)).map(feed => feed.id)).not.toContain(id);
    expect((await fetchFeed(one.url)).status).toBe(404);
    expect((await refused(admin.call(feeds.removeFeed, { params: { id } }))).code).toBe('feed-not-found');
    expect((await fetchFeed(other.url)).status).toBe(200);
    await shop.store.users.changeRoles(shop.bruno.id, withRoles({ isStylist: false }));
    expect((await fetchFeed(other.url)).status).toBe(404);
    for (const nobody of [shop.bruno.id, shop.mario.id, 4_711, 2_147_483_647])
      expect((await refused(add(nobody))).code).toBe('stylist-not-found');
  });

  test.each([3_000_000_000, 0, -1, 1.5, '1', undefined])('is of nobody whose id is %s', async stylistId => {
    const refusal = await refused(admin.call(feeds.addFeed, { body: { stylistId } as never }));
    expect([refusal.status, Object.keys(refusal.fields)]).toEqual([400, ['stylistId']]);
  });

  test('has an address that no log knows', async () => {
    const { url } = await add(null);
    const secret = /calendars\/(.+)\.ics/.exec(url)?.[1] ?? '';
    await fetchFeed(url);
    await fetchFeed(`${url}x`);
    await shop.browser().fetch(`/api/Calendars/${secret}.ics`);
    expect(secret).toHaveLength(43);
    const log = shop.log.join('');
    expect(log).toContain('/api/calendars/…');
    expect(log).toContain('calendar address made');
    expect(log).not.toContain(secret);
  });
});
