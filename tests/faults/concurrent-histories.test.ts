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
import type { Told } from '../models/told.ts';
import { openDays } from '../server/bookings.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { counts } from '../setup/counts.ts';
import { contentOf } from './content-of.ts';
import { type Operation, operation } from './operation.ts';
import { UnderWay } from './under-way.ts';

const OPERATIONS = 500;
/** Requests under way at once. */
const AT_ONCE = 6;

/** Who comes first decides what is answered: a rare answer may need more days than one. */
const furtherDays = 5;
const everyAnswer = [
  ...['book 201', 'book 409', 'book 200', 'list'],
  ...['cancel 200', 'cancel 409', 'move 200', 'move 409', 'edit 200', 'edit 409'],
  ...['restore 200', 'restore 409', 'outcome 200', 'outcome 409'],
];

describe.each(['sqlite', 'postgresql'] as const)('requests at the same time on %s', engine => {
  let shop: RunningShop;
  let services: Pick<RunningShop, 'taglio' | 'barba' | 'colore'>;
  let browsers: { readonly [name in 'mario' | 'lucia' | 'salone']: Browser };
  beforeAll(async () => {
    shop = await openShop(engine, { limits: new NoLimits(), mostUpcoming: null });
    const { taglio, barba, colore } = shop;
    const posa = { processing: { after: 30, minutes: 30 }, cleanup: 15 };
    services = { taglio, barba, colore: { ...colore, ...posa } };
    await shop.store.services.update(colore.id, posa);
  });
  afterAll(() => shop.close());

  async function loggedIn(user: AccountHolder): Promise<Browser> {
    const browser = shop.browser();
    await browser.logIn(user);
    return browser;
  }

  /** Whether the day's visits have been. */
  let isOver = false;
  const underWay = new UnderWay();

  const cancelledBy = new Map<AppointmentId, Browser>();

  test(
    'are told nothing that no order of them explains',
    async ({ annotate }) => {
      const statuses: Record<string, number> = {};
      let played = 0;
      const neverTold = () => everyAnswer.filter(name => statuses[name] === undefined);
      for (const [index, day] of openDays(counts.histories + furtherDays, shop.clock).entries()) {
        if (index >= counts.histories && neverTold().length === 0) break;
        const history = await play(day, index);
        played += 1;
        expect(unexplained(history), `on ${day}, seed ${index}`).toEqual([]);
        for (const told of history) {
          const name = told.kind === 'list' ? 'list' : `${told.kind} ${told.status}`;
          statuses[name] = (statuses[name] ?? 0) + 1;
        }
      }
      expect(neverTold()).toEqual([]);
      expect(await faults(sql => askDatabase(shop.databaseUrl, sql))).toEqual([]);
      await annotate(
        `${engine}: ${played} histories of ${OPERATIONS} requests, ${AT_ONCE} at a time, all explained: ${JSON.stringify(statuses)}`,
        'figure',
      );
    },
    60_000 + (counts.histories + furtherDays) * 30_000,
  );

  /** One day's requests, several at a time, as they were told. The same seed asks for the same. */
  async function play(day: string, seed: number): Promise<Told[]> {
    const [operations = []] = fc.sample(
      fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }),
      { seed, numRuns: 1 },
    );
    const history: Told[] = [];
    const waiting = [...operations];
    const takeTurns = async (until: number): Promise<void> => {
      while (waiting.length > until) {
        const [next] = waiting.splice(0, 1) as [Operation];
        const sent = performance.now();
        const answer = await request(next, day, history);
        if (answer !== undefined) history.push({ ...answer, sent, answered: performance.now() });
      }
    };
    await openInTheMorning();
    await Promise.all(Array.from({ length: AT_ONCE }, () => takeTurns(OPERATIONS / 2)));
    await becomeEvening(day);
    await Promise.all(Array.from({ length: AT_ONCE }, () => takeTurns(0)));
    return history;
  }

  async function openInTheMorning(): Promise<void> {
    isOver = false;
    const { mario, lucia, salone } = shop;
    browsers = {
      ...{ mario: await loggedIn(mario), lucia: await loggedIn(lucia) },
      salone: await loggedIn(salone),
    };
  }

  /** From here on all of it is asked by the shop, which writes down what has been and what came of it. */
  async function becomeEvening(day: string): Promise<void> {
    shop.clock.moveTo(`${day}T20:00+01:00`);
    isOver = true;
    cancelledBy.clear();
    const salone = await loggedIn(shop.salone);
    browsers = { mario: salone, lucia: salone, salone };
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
      const ids = (of: typeof appointments) => of.map(({ id }) => id);
      return {
        ...{ kind: 'list', ids: ids(appointments.filter(({ status }) => status !== 'cancelled')) },
        over: ids(appointments.filter(({ status }) => status === 'completed')),
      };
    }
    const made = history.flatMap(told => (told.kind === 'book' && told.made !== undefined ? [told] : []));
    const visit = made.at(-1 - (wish.choice % Math.min(made.length, 8)));
    if (visit?.made === undefined) return undefined;
    const { id } = visit.made;
    if (wish.what === 'edit') return edit(id, wish);
    if (wish.what === 'restore') return restore(id);
    if (wish.what === 'end') return isOver ? end(id, wish.outcome) : undefined;
    const browser = browserOf(visit.wanted.userId, wish.choice);
    return wish.what === 'move' ? move(id, browser, wish, day) : cancel(id, browser);
  }

  async function book(wish: Operation, day: string): Promise<Answer> {
    const [{ id: userId }, { requestId }] = [shop[wish.customer], wish];
    const what = contentOf(wish.services.map(name => services[name]));
    const stylistId = wish.stylist === null ? null : shop[wish.stylist].id;
    const start = wish.isBeyond ? minuteOfDay('13:30') + (wish.start % 30) : wish.start;
    const browser = wish.isBeyond ? browsers.salone : browsers[wish.customer];
    const response = await browser.fetch(
      calls.bookAppointment.path,
      json({
        ...{ userId, serviceIds: what.serviceIds, stylistId, override: wish.isBeyond || isOver, requestId },
        ...{ date: day, time: timeOfDay(start), notes: null },
      }),
    );
    const reply = (await response.json()) as { id: AppointmentId; stylistId: number };
    const stylists = stylistId === null ? [shop.anna.id, shop.bruno.id] : [stylistId];
    return {
      kind: 'book',
      wanted: { userId, stylists, start, what, requestId },
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
    if (underWay.isAlone(id)) return undefined;
    const path = calls.cancelAppointment.path.replace(':id', String(id));
    return underWay.during(id, 'cancel', async () => {
      const { status } = await browser.fetch(path, { method: calls.cancelAppointment.method });
      if (status === 200) cancelledBy.set(id, browser);
      return { kind: 'cancel', id, status };
    });
  }

  async function edit(id: AppointmentId, wish: Operation): Promise<Answer | undefined> {
    if (underWay.has(id)) return undefined;
    const what = contentOf(wish.services.map(name => services[name]));
    const { path, method } = calls.editAppointment;
    return underWay.during(id, 'alone', async () => {
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
    return underWay.during(id, 'alone', async () => {
      const { status } = await browser.fetch(path.replace(':id', String(id)), { method });
      return { kind: 'restore', id, status };
    });
  }

  async function end(id: AppointmentId, outcome: Operation['outcome']): Promise<Answer | undefined> {
    if (underWay.has(id)) return undefined;
    const { path, method } = calls.setOutcome;
    return underWay.during(id, 'alone', async () => {
      const body = { ...json({ outcome }), method };
      const { status } = await browsers.salone.fetch(path.replace(':id', String(id)), body);
      return { kind: 'outcome', id, isOver: outcome !== null, status };
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
    const body = { date: day, time: timeOfDay(wish.start), stylistId, override: isOver };
    return underWay.during(id, 'alone', async () => {
      const { status } = await browser.fetch(path, { ...json(body), method: calls.moveAppointment.method });
      return { kind: 'move', id, stylistId, start: wish.start, status };
    });
  }
});

type Answer = Told extends infer One ? (One extends Told ? Omit<One, 'sent' | 'answered'> : never) : never;
