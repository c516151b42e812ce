import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../../../adapters/http/contract/appointments.ts';
import { seeHistory } from '../../../adapters/http/contract/visits/history.ts';
import { NoLimits } from '../../../adapters/memory/no-limits.ts';
import { faults } from '../../contracts/faults.ts';
import { historyFaults } from '../../contracts/history-faults.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { type Browser, json } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import type { RunningShop } from '../running-shop.ts';

const ROUNDS = 12;

describe.each(['sqlite', 'postgresql'] as const)('restoring on %s', engine => {
  let shop: RunningShop;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, mario } = await openWithBrowsers(engine, { limits: new NoLimits() }));
  });
  afterAll(() => shop.close());

  const send = async ({ path, method }: { path: string; method: string }, id: number, body: object = {}) => {
    const { status } = await mario.fetch(path.replace(':id', String(id)), { ...json(body), method });
    return status;
  };

  test('that meets another, a move and a second cancelling leaves one order of them behind', async () => {
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id };
    for (let round = 0; round < ROUNDS; round += 1) {
      const date = '2027-01-07';
      const body = { ...wish, date, time: '10:00', notes: null };
      const { id } = await mario.call(calls.bookAppointment, { body });
      await mario.call(calls.cancelAppointment, { params: { id } });
      const [first, second, moved, cancelled] = await Promise.all([
        send(calls.restoreAppointment, id),
        send(calls.restoreAppointment, id),
        send(calls.moveAppointment, id, { date, time: '11:00' }),
        send(calls.cancelAppointment, id),
      ]);
      // A restoring that finds it moved or standing says so; none fails.
      for (const status of [first, second, moved, cancelled]) expect([200, 409]).toContain(status);
      const kinds = await kindsOf(id);
      expect(kinds.slice(0, 2)).toEqual(['booked', 'cancelled']);
      const [restored, ended] = ['restored', 'cancelled'].map(
        kind => kinds.filter(one => one === kind).length,
      );
      // It is restored as often as it was cancelled before, and never twice in a row.
      expect(kinds.join(' ')).not.toMatch(/restored (moved )?restored|cancelled (moved )?cancelled/);
      expect([0, 1]).toContain((ended ?? 0) - (restored ?? 0));
      expect(kinds.filter(kind => kind === 'moved').length).toBe(moved === 200 ? 1 : 0);
      if ((ended ?? 0) === (restored ?? 0)) await mario.call(calls.cancelAppointment, { params: { id } });
    }
    const ask = (sql: string) => askDatabase(shop.databaseUrl, sql);
    expect([...(await faults(ask)), ...(await historyFaults(ask))]).toEqual([]);
  });

  const kindsOf = async (id: number): Promise<readonly string[]> => {
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    return (await admin.call(seeHistory, { params: { id } })).map(({ kind }) => kind);
  };
});
