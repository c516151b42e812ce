import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../../../adapters/http/contract/appointments.ts';
import type { BodyOf } from '../../../adapters/http/contract/call.ts';
import { seeHistory } from '../../../adapters/http/contract/visits/history.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('what became of an appointment on %s', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (time: string, { id: serviceId } = shop.taglio) => {
    const wish = { userId: shop.mario.id, serviceId, stylistId: shop.anna.id, notes: null };
    return mario.call(calls.bookAppointment, { body: { ...wish, date: '2027-01-05', time } });
  };
  const say = (id: number, body: BodyOf<typeof calls.setOutcome>) =>
    admin.call(calls.setOutcome, { params: { id }, body });

  test('is said from its start on, and not of what was cancelled', async () => {
    const { id } = await book('09:00');
    shop.clock.moveTo('2027-01-05T08:59:59.999+01:00');
    expect(await refused(say(id, { outcome: 'completed' }))).toMatchObject({
      ...{ status: 409, code: 'not-begun' },
      message:
        'Questo appuntamento comincia martedì 5 gennaio 2027 alle 09:00: l’esito si segna da allora in poi.',
    });
    shop.clock.moveTo('2027-01-05T09:00:00+01:00');
    expect(await say(id, { outcome: 'completed' })).toMatchObject({ status: 'completed', missed: false });
    const { id: gone } = await book('09:30');
    await mario.call(calls.cancelAppointment, { params: { id: gone } });
    const refusal = await refused(say(gone, { outcome: 'missed' }));
    expect(refusal).toMatchObject({ status: 409, code: 'cancelled-already' });
    expect(await refused(say(4_711, { outcome: null }))).toMatchObject({ status: 404 });
  });

  test('keeps the price that was agreed beside what was paid, and is taken back', async () => {
    const { id } = await book('10:00');
    shop.clock.moveTo('2027-01-05T10:10:00+01:00');
    const paid = await say(id, { outcome: 'completed', price: 2_000 });
    expect(paid).toMatchObject({ price: 1_800, paid: 2_000, username: 'mario', classification: 'past' });
    for (const again of [{}, { price: 2_000 }])
      expect(await say(id, { outcome: 'completed', ...again })).toEqual(paid);
    expect(await say(id, { outcome: 'missed' })).toMatchObject({ missed: true, paid: null });
    expect(await say(id, { outcome: null })).toMatchObject({ status: 'confirmed', missed: false });
    const lines = await admin.call(seeHistory, { params: { id } });
    const unsaid = { outcome: null, paid: null };
    const [done, missed] = [
      { outcome: 'completed', paid: 2_000 },
      { outcome: 'missed', paid: null },
    ];
    expect(lines.slice(1).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['outcome', unsaid, done],
      ['outcome', done, missed],
      ['outcome', missed, unsaid],
    ]);
  });

  test('is not said over what somebody else has said meanwhile', async () => {
    const { id } = await book('10:30');
    shop.clock.moveTo('2027-01-05T10:30:00+01:00');
    const unsaid = { outcome: null, price: null };
    const done = await say(id, { outcome: 'completed', price: 1_500, from: unsaid });
    expect(await say(id, { outcome: 'completed', price: 1_500, from: unsaid })).toEqual(done);
    for (const from of [unsaid, { outcome: 'completed', price: null }] as const)
      expect(await refused(say(id, { outcome: 'missed', from }))).toMatchObject({
        ...{ status: 409, code: 'outcome-changed' },
        message: 'Nel frattempo l’esito è cambiato: ora è «Fatto».',
      });
    const from = { outcome: 'completed', price: 1_500 } as const;
    expect(await say(id, { outcome: 'missed', from })).toMatchObject({ missed: true });
    expect((await refused(say(id, { outcome: null, from }))).message).toContain('ora è «Non venuto».');
    await say(id, { outcome: null });
    expect((await refused(say(id, { outcome: 'missed', from }))).message).toContain('ora non è segnato.');
  });

  test('lets nobody move or cancel it, and its time stays taken', async () => {
    const { id } = await book('11:00', shop.colore);
    shop.clock.moveTo('2027-01-05T11:00:00+01:00');
    await say(id, { outcome: 'missed' });
    const [params, body] = [{ id }, { date: '2027-01-05', time: '16:00' }];
    for (const browser of [mario, admin]) {
      expect((await refused(browser.call(calls.moveAppointment, { params, body }))).code).toBe('not-movable');
      expect((await refused(browser.call(calls.cancelAppointment, { params }))).code).toBe('not-cancellable');
    }
    expect((await refused(book('12:00'))).code).toBe('slot-taken');
  });

  test('is for administrators: the customer sees that it is done, not that they were missed', async () => {
    const { id } = await book('14:00');
    shop.clock.moveTo('2027-01-05T14:00:00+01:00');
    await say(id, { outcome: 'missed', price: 500 });
    const own = (await mario.call(calls.listAppointments)).find(one => one.id === id);
    expect(own).toMatchObject({ status: 'completed', price: 1_800 });
    for (const hidden of ['missed', 'paid']) expect(own).not.toHaveProperty(hidden);
    const seen = await admin.call(calls.listAppointments, { query: { status: 'completed' } });
    expect(seen.find(one => one.id === id)).toMatchObject({ missed: true, paid: 500 });
  });

  test('with what is wrong said beside its field', async () => {
    const { id } = await book('15:00');
    const ask = async (body: unknown) => {
      const init = { method: 'PUT', headers: { 'content-type': 'application/json' } };
      const answer = await admin.fetch(`/api/appointments/${id}/outcome`, {
        ...{ ...init, body: JSON.stringify(body) },
      });
      return [answer.status, ((await answer.json()) as { fields?: object }).fields];
    };
    expect(await ask({})).toEqual([400, { outcome: 'Scegli se è venuto o no' }]);
    expect(await ask({ outcome: 'missed', from: 'prima' })).toEqual([
      ...[400, { from: 'Indica esito e importo di partenza' }],
    ]);
    expect(await ask({ outcome: 'completed', price: -1 })).toEqual([
      ...[400, { price: 'L’importo pagato va da 0 a 10.000 euro' }],
    ]);
    expect(await ask({ outcome: null, price: 100 })).toEqual([
      ...[400, { price: 'Un importo pagato serve solo con un esito' }],
    ]);
  });
});
