import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '../../../adapters/http/contract/call.ts';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('somebody’s card on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const params = () => ({ id: shop.mario.id });
  const edit = (body: BodyOf<typeof calls.editUser>, by = admin) =>
    by.call(calls.editUser, { params: params(), body });
  const see = () => admin.call(calls.seeUser, { params: params() });
  const said = () => {
    const { firstName, lastName, email, phone } = shop.mario;
    return { firstName, lastName, email, phone };
  };
  const book = (time: string, by = mario) => {
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id, notes: null };
    return by.call(calls.bookAppointment, { body: { ...wish, date: '2027-01-07', time } });
  };

  test('begins blank, and tells what administrators know of the person', async () => {
    const { onlineBooking, staffNotes, hasAccount, ...card } = await see();
    expect([onlineBooking, staffNotes, hasAccount]).toEqual([true, null, true]);
    expect(card).toEqual({
      ...shop.mario,
      appointments: 0,
      twins: [],
      visits: 0,
      taken: 0,
      missed: 0,
      next: null,
      last: null,
    });
    expect((await refused(admin.call(calls.seeUser, { params: { id: 4711 } }))).code).toBe('user-not-found');
  });

  test('keeps notes and tick, alone or with the rest, until they are changed', async () => {
    const kept = await edit({ staffNotes: '  Macchinetta 1 ai lati.\nPelle sensibile. ' });
    expect(kept).toMatchObject({ ...shop.mario, staffNotes: 'Macchinetta 1 ai lati.\nPelle sensibile.' });
    expect(await edit({ ...said(), phone: '3330000001', onlineBooking: false })).toMatchObject({
      ...{ phone: '3330000001', onlineBooking: false, staffNotes: kept.staffNotes },
    });
    expect(await edit({ ...said() })).toMatchObject({ ...shop.mario, onlineBooking: false });
    expect(await edit({ onlineBooking: true })).toMatchObject({ staffNotes: kept.staffNotes });
    expect(await edit({ staffNotes: ' ' })).toMatchObject({ staffNotes: null, onlineBooking: true });
    expect(await see()).toMatchObject({ ...shop.mario, staffNotes: null, onlineBooking: true });
  });

  test('is refused beside the field, and takes a thousand characters', async () => {
    const long = await refused(edit({ staffNotes: 'a'.repeat(1001) }));
    expect(long.fields).toEqual({ staffNotes: 'Le note private non possono avere più di 1.000 caratteri' });
    const wrong = { staffNotes: 4, onlineBooking: 'no' } as never;
    expect((await refused(edit(wrong))).fields).toEqual({
      ...{ staffNotes: 'Testo non valido', onlineBooking: 'Valore non valido' },
    });
    expect((await refused(edit({} as never))).fields).toHaveProperty('firstName');
    expect((await edit({ staffNotes: 'é'.repeat(1000) })).staffNotes).toHaveLength(1000);
    await edit({ staffNotes: null });
  });

  test('is kept by administrators, their own too; from anybody else it is ignored', async () => {
    await edit({ staffNotes: 'segreta' });
    const own = await edit({ ...said(), staffNotes: 'mia', onlineBooking: false }, mario);
    expect(own).toEqual(shop.mario);
    const alone = { email: shop.mario.email, staffNotes: 'mia' };
    expect(await edit(alone, mario)).toMatchObject({ id: shop.mario.id, firstName: null });
    await edit(said(), mario);
    expect(await see()).toMatchObject({ ...shop.mario, staffNotes: 'segreta', onlineBooking: true });
    const lucia = shop.browser();
    await lucia.logIn(shop.lucia);
    expect((await refused(edit({ staffNotes: 'sua' }, lucia))).status).toBe(400);
    expect((await refused(edit({ ...said(), staffNotes: 'sua' }, lucia))).status).toBe(403);
    const ofAdmin = { params: { id: shop.salone.id } };
    const { firstName, lastName, email, phone } = shop.salone;
    const whole = { firstName, lastName, email, phone, staffNotes: 'io' };
    expect((await admin.call(calls.editUser, { ...ofAdmin, body: whole })).staffNotes).toBe('io');
    expect(
      (await admin.call(calls.editUser, { ...ofAdmin, body: { staffNotes: null } })).staffNotes,
    ).toBeNull();
  });

  test('says who books by telephone: not online, while the shop books for them and they still move and cancel', async () => {
    const { id } = await book('09:00');
    expect(await mario.call(calls.currentUser)).not.toHaveProperty('onlineBooking');
    await edit({ onlineBooking: false });
    expect((await mario.call(calls.currentUser)).onlineBooking).toBe(false);
    const refusal = await refused(book('09:30'));
    expect([refusal.status, refusal.code]).toEqual([403, 'phone-only']);
    expect(refusal.sentence).toMatch(/^Per prenotare chiama il salone: \+?[\d ]+\.$/);
    expect((await refused(book('03:00'))).code).toBe('phone-only');
    expect((await book('09:30', admin)).userId).toBe(shop.mario.id);
    const moved = { params: { id }, body: { date: '2027-01-07', time: '11:00' } };
    expect((await mario.call(calls.moveAppointment, moved)).time).toBe('11:00');
    expect((await mario.call(calls.cancelAppointment, { params: { id } })).status).toBe('cancelled');
    const [listed] = await admin.call(calls.listUsers, { query: { search: 'mario' } });
    expect(listed?.onlineBooking).toBe(false);
    await edit({ onlineBooking: true });
    expect((await book('11:30')).time).toBe('11:30');
  });

  test('counts what came of the visits, and names the next and the last', async () => {
    const before = await see();
    expect(before.next).toMatchObject({ time: '09:30', userLastName: 'Rossi' });
    shop.clock.moveTo('2027-01-07T12:30:00+01:00');
    await admin.logIn(shop.salone);
    const past = await see();
    expect([past.visits, past.missed, past.next]).toEqual([2, 0, null]);
    expect(past.taken).toBe(2 * shop.taglio.price);
    expect(past.last).toMatchObject({ time: '11:30', stylistFirstName: 'Anna' });
    const end = (id: number, outcome: 'completed' | 'missed', price?: number) =>
      admin.call(calls.setOutcome, { params: { id }, body: { outcome, price } });
    await end(past.last?.id ?? 0, 'missed');
    await end(before.next?.id ?? 0, 'completed', 1000);
    const { visits, missed, taken, last } = await see();
    expect([visits, missed, taken, last?.time]).toEqual([1, 1, 1000, '09:30']);
  });
});
