import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '../../adapters/http/contract/appointments.ts';
import { logout } from '../../adapters/http/contract/user.ts';
import { eventStream } from '../../adapters/http/server/routes/event-stream.ts';
import { withRoles } from '../../core/people/roles.ts';
import type { News } from '../../core/ports/changes.ts';
import { readEvents } from '../server/read-events.ts';
import type { Browser } from './browser.ts';
import { engines, openShop, type RunningShop } from './running-shop.ts';

describe.each(engines)('the stream of changes on %s', engine => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  async function loggedIn(who: RunningShop['mario']): Promise<Browser> {
    const browser = shop.browser();
    await browser.logIn(who);
    return browser;
  }

  test('tells an administrator that a customer has booked, and nothing about them', async () => {
    const events = await readEvents(await loggedIn(shop.salone));
    const mario = await loggedIn(shop.mario);
    const wish = {
      serviceId: shop.taglio.id,
      stylistId: null,
      date: '2027-01-05',
      time: '10:00',
      notes: 'privato',
    };
    const { id } = await mario.call(bookAppointment, { body: { ...wish, userId: shop.mario.id } });
    const text = await events.until(new RegExp(`"appointments":\\[${id}\\]`));
    expect(text).toContain('event: changed\n');
    expect(text).not.toMatch(/privato|mario/i);
    await events.close();
  });

  test('ends with the session, before anything more is told', async () => {
    const admin = await loggedIn(shop.salone);
    const events = await readEvents(admin);
    await events.until(/retry/);
    await admin.call(logout);
    await shop.store.services.update(shop.taglio.id, { price: 4_321 });
    expect(await events.end()).not.toContain('services');
  });

  test('ends for who is no administrator any more', async () => {
    const events = await readEvents(await loggedIn(shop.bruno));
    await events.until(/retry/);
    await shop.store.users.changeRoles(shop.bruno.id, withRoles({ isAdmin: false }));
    expect(await events.end()).not.toContain('users');
  });

  test('does not lengthen the session of who only listens', async () => {
    const events = await readEvents(await loggedIn(shop.salone));
    await events.until(/retry/);
    const now = shop.clock.now();
    const changeAfter = async (hours: number) => {
      shop.clock.moveTo(now.add({ hours }).toString());
      await shop.store.services.update(shop.taglio.id, { price: 1_000 + hours });
    };
    await changeAfter(15);
    const told = await events.until(/services/);
    await changeAfter(16);
    expect(await events.end()).toBe(told);
    shop.clock.moveTo(now.toString());
  });

  test('ends when the server is told to stop', async () => {
    const events = await readEvents(await loggedIn(shop.salone));
    await events.until(/retry/);
    shop.stopping.abort();
    expect(await events.end()).toBe('retry: 1000\n\n');
  });
});

describe.each(engines)('a stream that cannot hear yet on %s', engine => {
  /** The shop while what it hears of changes is held back, and how to let it go. */
  async function deafShop() {
    const { promise: hears, resolve: hear } = Promise.withResolvers<void>();
    const shop = await openShop(engine, (_, { changes }) => ({
      changes: {
        watch: listener => changes.watch(listener),
        inForce: () => hears.then(() => changes.inForce()),
      },
    }));
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    return { shop, admin, hear };
  }

  test('is not answered, so that whoever reads when it is misses nothing', async () => {
    const { shop, admin, hear } = await deafShop();
    let isAnswered = false;
    const opening = readEvents(admin).finally(() => (isAnswered = true));
    await shop.store.services.update(shop.taglio.id, { price: 1_111 });
    expect((await admin.fetch('/api/services')).status).toBe(200);
    expect(isAnswered).toBe(false);
    hear();
    const events = await opening;
    await shop.store.services.update(shop.barba.id, { price: 2_222 });
    expect(await events.until(new RegExp(`"services":\\[[\\d,]*${shop.barba.id}\\]`))).toContain('retry');
    await events.close();
    await shop.close();
  });

  test('ends when the server is told to stop, or its reader leaves', async () => {
    const { shop, admin } = await deafShop();
    const leaving = new AbortController();
    const left = admin.fetch('/api/events', { signal: leaving.signal }).catch(() => 'left');
    const opening = readEvents(admin);
    await shop.store.services.update(shop.taglio.id, { price: 1_111 });
    leaving.abort();
    expect(await left).toBe('left');
    shop.stopping.abort();
    expect(await (await opening).end()).toMatch(/^retry: 1000\n\n/);
    await shop.close();
  });
});

test('a stream that ends while it is looked whether its reader may read says nothing more', async () => {
  const { promise: mayRead, resolve } = Promise.withResolvers<boolean>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const told = new Set<(news: News) => void>();
  const watch = (listener: (news: News) => void) => {
    told.add(listener);
    return () => told.delete(listener);
  };
  const stopping = new AbortController();
  const check = () => {
    ask();
    return mayRead;
  };
  const stream = eventStream({
    changes: { watch, inForce: async () => undefined },
    mayRead: check,
    stopping: stopping.signal,
  });
  for (const tell of told) tell({ kind: 'gap' });
  await asked;
  stopping.abort();
  resolve(true);
  expect(await text(stream)).toBe('retry: 1000\n\n');
  expect(told.size).toBe(0);
});
