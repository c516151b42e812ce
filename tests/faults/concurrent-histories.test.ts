import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../../adapters/http/contract/appointments.ts';
import { NoLimits } from '../../adapters/memory/no-limits.ts';
import type { AppointmentId } from '../../core/booking/appointment.ts';
import { minuteOfDay, timeOfDay } from '../../core/calendar/day-grid.ts';
import type { AccountHolder } from '../../core/people/user.ts';
import { faults } from '../contracts/faults.ts';
import { type Browser, json } from '../http/browser.ts';
import { openShop, type RunningShop } from '../http/running-shop.ts';
import { unexplained } from '../models/concurrent-history.ts';
import type { Content, Told } from '../models/told.ts';
import { openDays } from '../server/bookings.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { counts } from '../setup/counts.ts';

const OPERATIONS = 500;
/** Requests under way at once. */
const AT_ONCE = 6;

/** Few starts, so that most wishes meet another. */
const operation = fc.record({
  what: fc.constantFrom(...['book', 'book', 'book', 'move', 'move', 'edit', 'cancel', 'restore', 'list']),
  customer: fc.constantFrom('mario', 'lucia'),
  services: fc.array(fc.constantFrom('taglio', 'barba', 'colore'), { minLength: 1, maxLength: 2 }),
  /** By the shop, in the break between half past one and two. */
  isBeyond: fc.integer({ min: 0, max: 5 }).map(chance => chance === 0),
  stylist: fc.constantFrom('anna', 'bruno', null),
  start: fc.integer({ min: 0, max: 11 }).map(quarter => minuteOfDay('14:00') + 15 * quarter),
  choice: fc.nat(),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

describe.each(['sqlite', 'postgresql'] as const)('requests at the same time on %s', engine => {
  let shop: RunningShop;
  let services: Pick<RunningShop, 'taglio' | 'barba' | 'colore'>;
  let browsers: { readonly [name in 'mario' | 'lucia' | 'salone']: Browser };
  beforeAll(async () => {
    shop = await openShop(engine, { limits: new NoLimits(), mostUpcoming: null });
    const loggedIn = async (user: AccountHolder): Promise<Browser> => {
      const browser = shop.browser();
      await browser.logIn(user);
      return browser;
    };
    const { mario, lucia, salone, taglio, barba, colore } = shop;
    const posa = { processing: { after: 30, minutes: 30 }, cleanup: 15 };
    services = { taglio, barba, colore: { ...colore, ...posa } };
    await shop.store.services.update(colore.id, posa);
    browsers = {
      ...{ mario: await loggedIn(mario), lucia: await loggedIn(lucia) },
      salone: await loggedIn(salone),
    };
  });
  afterAll(() => shop.close());

  /** What is being asked of which visit, and how often. */
  const underWay = new Map<AppointmentId, { readonly kind: 'alone' | 'cancel'; readonly times: number }>();

  const cancelledBy = new Map<AppointmentId, Browser>();

  test(
    'are told nothing that no order of them explains',
    async ({ annotate }) => {
      const statuses: Record<string, number> = {};
      for (const [index, day] of openDays(counts.histories, shop.clock).entries()) {
        const history = await play(day, index);
        expect(unexplained(history), `on ${day}, seed ${index}`).toEqual([]);
        for (const told of history) {
          const name = told.kind === 'list' ? 'list' : `${told.kind} ${told.status}`;
          statuses[name] = (statuses[name] ?? 0) + 1;
        }
      }
      for (const name of [
        'book 201',
        'book 409',
        'book 200',
        ...['cancel 200', 'cancel 409', 'move 200', 'move 409', 'edit 200', 'edit 409'],
        ...['restore 200', 'restore 409', 'list'],
      ])
        expect(statuses[name], name).toBeGreaterThan(0);
      expect(await faults(sql => askDatabase(shop.databaseUrl, sql))).toEqual([]);
      await annotate(
        `${engine}: ${counts.histories} histories of ${OPERATIONS} requests, ${AT_ONCE} at a time, all explained: ${JSON.stringify(statuses)}`,
        'figure',
      );
    },
    60_000 + counts.histories * 30_000,
  );

  /** One day's requests, several at a time, as they were told. The same seed asks for the same. */
  async function play(day: string, seed: number): Promise<Told[]> {
    const [operations = []] = fc.sample(
      fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }),
      {
        ...{ seed, numRuns: 1 },
      },
    );
    const history: Told[] = [];
    const waiting = [...operations];
    const takeTurns = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const sent = performance.now();
        const answer = await request(next, day, history);
        if (answer !== undefined) history.push({ ...answer, sent, answered: performance.now() });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
    return history;
  }

  async function request(
    wish: Operation,
    day: string,
    history: readonly Told[],
  ): Promise<Answer | undefined> {
    if (wish.what === 'book') return book(wish, day);
    if (wish.what === 'list') {
      const query = { from: day, to: day };
      const appointments = await browsers.salone.call(calls.listAppointments, { query });
      const standing = appointments.filter(({ status }) => status === 'confirmed');
      return { kind: 'list', ids: standing.map(({ id }) => id) };
    }
    const made = history.flatMap(told => (told.kind === 'book' && told.made !== undefined ? [told] : []));
    const visit = made.at(-1 - (wish.choice % Math.min(made.length, 8)));
    if (visit?.made === undefined) return undefined;
    const { id } = visit.made;
    if (wish.what === 'edit') return edit(id, wish);
    if (wish.what === 'restore') return restore(id);
    const browser = browserOf(visit.wanted.userId, wish.choice);
    return wish.what === 'move' ? move(id, browser, wish, day) : cancel(id, browser);
  }

  async function book(wish: Operation, day: string): Promise<Answer> {
    const { id: userId } = shop[wish.customer];
    const what = contentOf(wish);
    const stylistId = wish.stylist === null ? null : shop[wish.stylist].id;
    const start = wish.isBeyond ? minuteOfDay('13:30') + (wish.start % 30) : wish.start;
    const browser = wish.isBeyond ? browsers.salone : browsers[wish.customer];
    const response = await browser.fetch(
      calls.bookAppointment.path,
      json({
        ...{ userId, serviceIds: what.serviceIds, stylistId, override: wish.isBeyond },
        ...{ date: day, time: timeOfDay(start), notes: null },
      }),
    );
    const reply = (await response.json()) as { id: AppointmentId; stylistId: number };
    const stylists = stylistId === null ? [shop.anna.id, shop.bruno.id] : [stylistId];
    return {
      kind: 'book',
      wanted: { userId, stylists, start, what },
      status: response.status,
      ...(response.status === 201 && { made: { id: reply.id, stylistId: reply.stylistId } }),
    };
  }

  /** One service after the other, each with its posa, the largest clean-up at the end. */
  function contentOf(wish: Operation): Content {
    const chosen = wish.services.map(name => services[name]);
    let at = 0;
    const work = chosen.flatMap(({ duration, processing }) => {
      const from = at;
      at += duration;
      const posa = processing ? [processing.after, processing.after + processing.minutes] : [0, 0];
      return quartersUpTo(duration)
        .filter(minute => minute < (posa[0] ?? 0) || minute >= (posa[1] ?? 0))
        .map(minute => from + minute);
    });
    const cleanup = quartersUpTo(Math.max(...chosen.map(one => one.cleanup))).map(minute => at + minute);
    return { serviceIds: chosen.map(({ id }) => id), held: [...work, ...cleanup] };
  }

  /** By who comes, or by the shop. */
  function browserOf(userId: number, choice: number): Browser {
    const owner = userId === shop.mario.id ? browsers.mario : browsers.lucia;
    return choice % 2 === 0 ? owner : browsers.salone;
  }

  async function cancel(id: AppointmentId, browser: Browser): Promise<Answer | undefined> {
    if (underWay.get(id)?.kind === 'alone') return undefined;
    const path = calls.cancelAppointment.path.replace(':id', String(id));
    return during(id, 'cancel', async () => {
      const { status } = await browser.fetch(path, { method: calls.cancelAppointment.method });
      if (status === 200) cancelledBy.set(id, browser);
      return { kind: 'cancel', id, status };
    });
  }

  async function edit(id: AppointmentId, wish: Operation): Promise<Answer | undefined> {
    if (underWay.has(id)) return undefined;
    const what = contentOf(wish);
    const { path, method } = calls.editAppointment;
    return during(id, 'alone', async () => {
      const body = { ...json({ serviceIds: what.serviceIds }), method };
      const { status } = await browsers.salone.fetch(path.replace(':id', String(id)), body);
      return { kind: 'edit', id, what, status };
    });
  }

  /** By who cancelled it last. */
  async function restore(id: AppointmentId): Promise<Answer | undefined> {
    const browser = cancelledBy.get(id);
    if (underWay.has(id) || browser === undefined) return undefined;
    const { path, method } = calls.restoreAppointment;
    return during(id, 'alone', async () => {
      const { status } = await browser.fetch(path.replace(':id', String(id)), { method });
      return { kind: 'restore', id, status };
    });
  }

  async function move(
    id: AppointmentId,
    browser: Browser,
    wish: Operation,
    day: string,
  ): Promise<Answer | undefined> {
    if (underWay.has(id)) return undefined;
    const stylistId = shop[wish.stylist ?? 'anna'].id;
    const path = calls.moveAppointment.path.replace(':id', String(id));
    const body = { date: day, time: timeOfDay(wish.start), stylistId };
    return during(id, 'alone', async () => {
      const { status } = await browser.fetch(path, { ...json(body), method: calls.moveAppointment.method });
      return { kind: 'move', id, stylistId, start: wish.start, status };
    });
  }

  /** The order of two changes of one visit could not be told from their answers. */
  async function during(
    id: AppointmentId,
    kind: 'alone' | 'cancel',
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    underWay.set(id, { kind, times: (underWay.get(id)?.times ?? 0) + 1 });
    const answer = await ask();
    const times = (underWay.get(id)?.times ?? 1) - 1;
    if (times === 0) underWay.delete(id);
    else underWay.set(id, { kind, times });
    return answer;
  }
});

const quartersUpTo = (minutes: number): number[] =>
  Array.from({ length: minutes / 15 }, (_, index) => 15 * index);

type Answer = Told extends infer One ? (One extends Told ? Omit<One, 'sent' | 'answered'> : never) : never;
