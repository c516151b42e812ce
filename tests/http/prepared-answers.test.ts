import { afterEach, expect, test } from 'vitest';
import { bookAppointment, cancelAppointment } from '../../adapters/http/contract/appointments.ts';
import { seeAvailability, seeTimeslots } from '../../adapters/http/contract/calendar.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import { keepBookingRules } from '../../adapters/http/contract/timetable/rules.ts';
import { preparedAnswers } from '../../adapters/http/server/prepared-answers.ts';
import { openStore, type Store } from '../../apps/server/open-store.ts';
import { noRules } from '../../core/calendar/customer-rules.ts';
import { ok } from '../../core/problem.ts';
import { book, day, visit } from '../contracts/visits.ts';
import { engines, openShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
let other: Store | undefined;
afterEach(async () => {
  await other?.close();
  other = undefined;
  await shop.close();
});

/** Tomorrow: what is asked of today is answered anew each time. */
const date = '2027-01-06';

/** `HH:mm` of all that is offered by Anna, as a guest is told. */
async function offered(): Promise<string[]> {
  const slots = await shop.browser().call(seeTimeslots, { query: { date, stylistId: shop.anna.id } });
  return slots.filter(slot => slot.isAvailable).map(({ time }) => time);
}

test('the quarter-hour that is running is free for staff alone, whoever of them asked before', async () => {
  shop = await openShop('sqlite');
  shop.clock.moveTo('2027-01-05T10:05:00+01:00');
  const salone = shop.browser();
  await salone.logIn(shop.salone);
  const query = { date: '2027-01-05', stylistId: shop.anna.id };
  const days = { from: '2027-01-04', to: '2027-01-06', duration: 30, stylistId: shop.anna.id };
  const askers = [shop.browser(), salone, shop.browser(), salone];
  const told: boolean[] = [];
  for (const asker of askers) {
    await asker.call(seeAvailability, { query: days });
    const slots = await asker.call(seeTimeslots, { query });
    told.push(slots.find(({ time }) => time === '10:00')?.isAvailable ?? false);
  }
  expect(told).toEqual([false, true, false, true]);
});

test.each(engines)(
  'a day that was told before shows each booking and each cancelling at once, on %s',
  async engine => {
    shop = await openShop(engine);
    const mario = shop.browser();
    await mario.logIn(shop.mario);
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id, notes: null };
    for (const time of ['10:00', '11:00', '15:00']) {
      expect(await offered()).toContain(time);
      const { id } = await mario.call(bookAppointment, { body: { ...wish, date, time } });
      expect(await offered()).not.toContain(time);
      await mario.call(cancelAppointment, { params: { id } });
      expect(await offered()).toContain(time);
    }
  },
);

test.each(['sqlite', 'postgresql'] as const)(
  'a day that was told before shows at once what another process books, on %s',
  async engine => {
    shop = await openShop(engine);
    other = await openStore(shop.databaseUrl);
    for (const at of ['10:00', '11:00', '15:00']) {
      expect(await offered()).toContain(at);
      await book(other, visit(shop, { on: date, at }));
      expect(await offered()).not.toContain(at);
    }
  },
);

test.each(['sqlite', 'postgresql'] as const)(
  'a day that was told before shows at once what another process closes and opens again, on %s',
  async engine => {
    shop = await openShop(engine);
    other = await openStore(shop.databaseUrl);
    const from = day(date);
    const closure = { from, to: from, hours: [], stylistIds: null, reason: '' };
    const state = async () =>
      (await shop.browser().call(seeAvailability, { query: { from: date, to: date } }))[0]?.state;
    for (let round = 0; round < 2; round += 1) {
      expect([(await offered()).length > 0, await state()]).toEqual([true, 'open']);
      const closed = await other.timetables.change(from, () =>
        ok({ write: { in: 'closures', put: { ...closure, id: null } }, answer: id => id }),
      );
      expect([await offered(), await state()]).toEqual([[], 'closed']);
      const remove = (closed.ok && closed.value) || 0;
      await other.timetables.change(from, () =>
        ok({ write: { in: 'closures', remove }, answer: () => undefined }),
      );
    }
  },
);

test.each(['sqlite', 'postgresql'] as const)(
  'a day that was told before shows at once the rules another process sets, and to staff never, on %s',
  async engine => {
    shop = await openShop(engine);
    other = await openStore(shop.databaseUrl);
    const staff = shop.browser();
    await staff.logIn(shop.salone);
    const toStaff = async () => {
      const slots = await staff.call(seeTimeslots, { query: { date, stylistId: shop.anna.id } });
      return slots.filter(slot => slot.isAvailable).map(({ time }) => time);
    };
    const all = await offered();
    const hourly = all.filter(time => time.endsWith(':00'));
    for (const [startStep, told] of [
      [60, hourly],
      [15, all],
      [60, hourly],
    ] as const) {
      await other.timetables.change(day(date), () =>
        ok({ write: { in: 'rules', put: { ...noRules, startStep } }, answer: () => undefined }),
      );
      expect([await toStaff(), await offered(), await toStaff()]).toEqual([all, told, all]);
    }
  },
);

test('a start that has begun is offered no more, though nothing was stored since', async () => {
  shop = await openShop('sqlite');
  expect(await offered()).toContain('08:30');
  shop.clock.moveTo('2027-01-06T08:30:00+01:00');
  expect(await offered()).not.toContain('08:30');
});

/** Opens a shop; answers how often its agendas have been read. */
async function openCounted(): Promise<() => number> {
  let asked = 0;
  shop = await openShop('sqlite', ({ agendas }) => ({
    agendas: {
      change: (...change) => agendas.change(...change),
      busy: (...days) => {
        asked += 1;
        return agendas.busy(...days);
      },
    },
  }));
  return () => asked;
}

test('a question is answered from what is kept, whatever moment a browser sends along', async () => {
  const asked = await openCounted();
  const told = new Set<string>();
  const question = `date=${date}&stylistId=${shop.anna.id}`;
  for (const moment of [1_799_000_000_000, 1_799_000_000_500])
    for (const address of [`${question}&_t=${moment}`, `_t=${moment}&${question}`, question])
      told.add(await (await shop.browser().fetch(`/api/timeslots?${address}`)).text());
  expect(told.size).toBe(1);
  // With the moment at the end a separator is left, which makes it another way to ask.
  expect(asked()).toBe(2);
});

test('what the shop’s rules leave to customers is not told to staff, nor the other way round', async () => {
  shop = await openShop('sqlite');
  const admin = shop.browser();
  await admin.logIn(shop.salone);
  const query = { date, stylistId: shop.anna.id };
  const staffSees = async (time: string) =>
    (await admin.call(seeTimeslots, { query })).find(slot => slot.time === time)?.isAvailable;
  const cases = [
    [{ startStep: 60 }, false],
    [{ minNotice: 1_620 }, false],
    [{}, true],
  ] as const;
  for (const [rules, isLeft] of cases) {
    await admin.call(keepBookingRules, { body: { ...noRules, ...rules } });
    expect((await offered()).includes('10:15')).toBe(isLeft);
    expect(await staffSees('10:15')).toBe(true);
    expect((await offered()).includes('10:15')).toBe(isLeft);
  }
});

test('rules about cancelling, moving and how many visits leave the answers as they are kept', async () => {
  const asked = await openCounted();
  const admin = shop.browser();
  await admin.logIn(shop.salone);
  const rules = { ...noRules, cancelUntil: 1_440, moveUntil: 120, maxUpcoming: 3 };
  await admin.call(keepBookingRules, { body: rules });
  expect(await offered()).toEqual(await offered());
  expect(asked()).toBe(1);
});

test('one question is not answered with what another was told', async () => {
  shop = await openShop('sqlite');
  const guest = shop.browser();
  const query = { date, duration: 30 };
  const ofAnna = { ...query, stylistId: shop.anna.id };
  await book(shop.store, visit(shop, { on: date, at: '10:00' }));
  const any = await guest.call(seeTimeslots, { query });
  expect(await guest.call(seeTimeslots, { query: ofAnna })).not.toEqual(any);
  expect(await guest.call(seeTimeslots, { query: { ...query, date: '2027-01-04' } })).toEqual([]);
  const days = await guest.call(seeAvailability, { query: { from: date, to: date } });
  expect(days.map(day => day.date)).toEqual([date]);
  expect(await guest.call(seeAvailability, { query: { from: date, to: '2027-01-07' } })).toHaveLength(2);
});

test('what is refused is refused again, and a good question beside it answered', async () => {
  shop = await openShop('sqlite');
  const guest = shop.browser();
  for (const wrong of ['2027-13-05', '2027-13-05', '']) {
    const bad = await guest.fetch(`/api/timeslots?date=${wrong}&stylistId=${shop.anna.id}`);
    expect([bad.status, await bad.json()]).toMatchObject([400, { code: 'invalid-input' }]);
    const unknown = await guest.fetch(`/api/timeslots?date=${date}&stylistId=999`);
    expect(unknown.status).toBe(404);
  }
  const tooLong = await guest.fetch(
    `/api/timeslots?date=${date}&stylistId=${shop.anna.id}&x=${'x'.repeat(500)}`,
  );
  expect(await tooLong.json()).toEqual(
    await guest.call(seeTimeslots, { query: { date, stylistId: shop.anna.id } }),
  );
});

test('a call that is not for everybody cannot be answered without asking who asks', async () => {
  shop = await openShop('memory');
  const deps = { clock: shop.clock, timetables: shop.store.timetables };
  const dataVersion = { current: async () => '1' };
  expect(() => preparedAnswers({ ...deps, dataVersion }, [calls.listUsers])).toThrow('/api/users');
});
