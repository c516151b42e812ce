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
import { type Told, unexplained } from '../models/concurrent-history.ts';
import { openDays } from '../server/bookings.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { counts } from '../setup/counts.ts';

const OPERATIONS = 500;
/** Requests under way at once. */
const AT_ONCE = 6;

/** Few starts, so that most wishes meet another. */
const operation = fc.record({
  what: fc.constantFrom('book', 'book', 'book', 'move', 'move', 'cancel', 'list'),
  customer: fc.constantFrom('mario', 'lucia'),
  service: fc.constantFrom('taglio', 'barba', 'colore'),
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
    shop = await openShop(engine, { limits: new NoLimits() });
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
  const underWay = new Map<AppointmentId, { readonly kind: 'move' | 'cancel'; readonly times: number }>();

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
        'cancel 200',
        'cancel 409',
        'move 200',
        'move 409',
        'list',
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
    const browser = browserOf(visit.wanted.userId, wish.choice);
    return wish.what === 'move' ? move(id, browser, wish, day) : cancel(id, browser);
  }

  async function book(wish: Operation, day: string): Promise<Answer> {
    const { id: userId } = shop[wish.customer];
    const { id: serviceId, duration, processing, cleanup } = services[wish.service];
    const stylistId = wish.stylist === null ? null : shop[wish.stylist].id;
    const body = { userId, serviceId, stylistId, date: day, time: timeOfDay(wish.start), notes: null };
    const response = await browsers[wish.customer].fetch(calls.bookAppointment.path, json(body));
    const reply = (await response.json()) as { id: AppointmentId; stylistId: number };
    const stylists = stylistId === null ? [shop.anna.id, shop.bruno.id] : [stylistId];
    return {
      kind: 'book',
      wanted: { userId, serviceId, stylists, start: wish.start, duration, processing, cleanup },
      status: response.status,
      ...(response.status === 201 && { made: { id: reply.id, stylistId: reply.stylistId } }),
    };
  }

  /** By who comes, or by the shop. */
  function browserOf(userId: number, choice: number): Browser {
    const owner = userId === shop.mario.id ? browsers.mario : browsers.lucia;
    return choice % 2 === 0 ? owner : browsers.salone;
  }

  async function cancel(id: AppointmentId, browser: Browser): Promise<Answer | undefined> {
    if (underWay.get(id)?.kind === 'move') return undefined;
    const path = calls.cancelAppointment.path.replace(':id', String(id));
    return during(id, 'cancel', async () => {
      const { status } = await browser.fetch(path, { method: calls.cancelAppointment.method });
      return { kind: 'cancel', id, status };
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
    return during(id, 'move', async () => {
      const { status } = await browser.fetch(path, { ...json(body), method: calls.moveAppointment.method });
      return { kind: 'move', id, stylistId, start: wish.start, status };
    });
  }

  /** The order of two moves of one visit could not be told from their answers. */
  async function during(
    id: AppointmentId,
    kind: 'move' | 'cancel',
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

type Answer = Told extends infer One ? (One extends Told ? Omit<One, 'sent' | 'answered'> : never) : never;
