import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { letterKinds } from '../../../core/letters/letter-kinds.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';
import { sendLettersOf } from './send-letters-of.ts';

const everyKind = Object.fromEntries(letterKinds.map(kind => [kind, true])) as Record<
  (typeof letterKinds)[number],
  boolean
>;

describe.each(engines)('letters on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin } = await openWithBrowsers(engine));
    mario = shop.browser();
    await mario.logIn(shop.mario);
  });
  afterAll(() => shop.close());

  const sendAll = () => sendLettersOf(shop);
  const book = (time: string, more: { letter?: boolean } = {}) =>
    admin.call(calls.bookAppointment, {
      body: {
        ...{ userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id },
        ...{ date: '2027-01-07', time, notes: null, ...more },
      },
    });

  test('reach whoever has an address, as they and the shop have chosen, which staff are told', async () => {
    const received = async (id: number) => {
      const { kinds } = await admin.call(calls.seeReceivedLetters, { params: { id } });
      return kinds;
    };
    expect(await received(shop.mario.id)).toEqual(['booked', 'moved', 'cancelled', 'reminder']);
    await mario.call(calls.setOwnLetters, { body: { moved: false } });
    const without = (kind: string) => ({ kinds: { ...everyKind, [kind]: false }, reminderHours: 24 });
    await admin.call(calls.keepLetterSettings, { body: without('booked') });
    expect(await received(shop.mario.id)).toEqual(['cancelled', 'reminder']);
    await mario.call(calls.setOwnLetters, { body: { moved: true } });
    await admin.call(calls.keepLetterSettings, { body: { kinds: everyKind, reminderHours: 24 } });
    const body = { firstName: 'Rosa', lastName: 'Neri', phone: '3331234567', email: null };
    const rosa = await admin.call(calls.addCustomer, { body });
    expect(await received(rosa.id)).toEqual([]);
    expect(await refused(admin.call(calls.seeReceivedLetters, { params: { id: 4711 } }))).toMatchObject({
      code: 'user-not-found',
    });
  });

  test('follow what staff book, move and cancel, unless they leave them out; the story says which went', async () => {
    const { id } = await book('10:00');
    expect(await sendAll()).toEqual(['Appuntamento confermato: giovedì 7 gennaio alle 10:00']);
    const move = (time: string, letter?: boolean) =>
      admin.call(calls.moveAppointment, { params: { id }, body: { date: '2027-01-07', time, letter } });
    await move('11:00', false);
    expect(await sendAll()).toEqual([]);
    await move('16:00');
    expect(await sendAll()).toEqual(['Appuntamento spostato: ora è giovedì 7 gennaio alle 16:00']);
    await admin.call(calls.cancelAppointment, { params: { id }, query: { letter: 'false' } });
    expect(await sendAll()).toEqual([]);
    const quiet = await book('10:00', { letter: false });
    await admin.call(calls.cancelAppointment, { params: { id: quiet.id } });
    expect(await sendAll()).toEqual(['Appuntamento cancellato: era giovedì 7 gennaio alle 10:00']);
    const story = await admin.call(calls.seeHistory, { params: { id } });
    expect(story.map(({ kind }) => kind).toSorted()).toEqual(
      ['booked', 'moved', 'moved', 'cancelled', 'letter', 'letter'].toSorted(),
    );
    const told = story.filter(({ kind }) => kind === 'letter');
    expect(told.map(({ letter, by }) => [letter, by.username])).toEqual([
      [{ kind: 'booked', status: 'sent' }, 'mario'],
      [{ kind: 'moved', status: 'sent' }, 'mario'],
    ]);
  });

  test('are of the kinds that the shop sends, and the reminder comes when it wants', async () => {
    expect(await admin.call(calls.seeLetterSettings)).toEqual({ kinds: everyKind, reminderHours: 24 });
    const kinds = { ...everyKind, booked: false };
    const kept = await admin.call(calls.keepLetterSettings, { body: { kinds, reminderHours: 3 } });
    expect(kept).toEqual({ kinds, reminderHours: 3 });
    expect(await admin.call(calls.seeLetterSettings)).toEqual(kept);
    const { id } = await book('09:00');
    expect(await sendAll()).toEqual([]);
    for (const reminderHours of [-1, 1.5, 169]) {
      const wrong = await refused(admin.call(calls.keepLetterSettings, { body: { kinds, reminderHours } }));
      expect(wrong.fields).toEqual({ reminderHours: 'Il promemoria può partire da 0 a 168 ore prima' });
    }
    await admin.call(calls.keepLetterSettings, { body: { kinds: everyKind, reminderHours: 24 } });
    expect(await sendAll()).toEqual([]);
    await admin.call(calls.cancelAppointment, { params: { id }, query: { letter: 'false' } });
  });

  test('are of the kinds that one wants; the stylists’ are theirs to choose', async () => {
    const before = await mario.call(calls.seeOwnLetters);
    expect(before.email).toBe('mario@example.com');
    expect(before.choices.map(({ kind, isWanted }) => [kind, isWanted])).toEqual([
      ...['booked', 'moved', 'cancelled', 'reminder'].map(kind => [kind, true]),
    ]);
    const after = await mario.call(calls.setOwnLetters, { body: { booked: false, 'stylist-new': true } });
    expect(after.choices.filter(({ isWanted }) => !isWanted).map(({ kind }) => kind)).toEqual(['booked']);
    await book('09:30');
    expect(await sendAll()).toEqual([]);
    await mario.call(calls.setOwnLetters, { body: { booked: true } });
    expect(await mario.call(calls.seeOwnLetters)).toEqual(before);
    const anna = shop.browser();
    await anna.logIn(shop.anna);
    const own = await anna.call(calls.setOwnLetters, { body: { 'stylist-tomorrow': true } });
    expect(own.choices.filter(({ isWanted }) => isWanted).map(({ kind }) => kind)).toEqual([
      ...['booked', 'moved', 'cancelled', 'reminder', 'stylist-tomorrow'],
    ]);
  });

  test('that did not arrive are listed with whom to call, and go again to the corrected address', async () => {
    shop.post.answers.push({ failure: 'refused', inDoubt: false });
    const { id } = await book('17:00');
    await sendAll();
    const [failed, ...others] = await admin.call(calls.listFailedLetters);
    expect(others).toEqual([]);
    expect(failed).toMatchObject({
      ...{ kind: 'booked', failure: 'refused', day: null, tries: 1, untold: 'new' },
      recipient: { id: shop.mario.id, email: 'mario@example.com', phone: '0551234567' },
      appointment: { id, time: '17:00', serviceName: 'Taglio uomo', classification: 'upcoming' },
    });
    const letterId = failed?.id ?? 0;
    await admin.call(calls.sendLetterAgain, { params: { id: letterId } });
    expect(await admin.call(calls.listFailedLetters)).toEqual([]);
    expect(await sendAll()).toEqual(['Appuntamento confermato: giovedì 7 gennaio alle 17:00']);
    const twice = await refused(admin.call(calls.sendLetterAgain, { params: { id: letterId } }));
    expect([twice.status, twice.code]).toEqual([404, 'letter-not-found']);
  });

  test('that did not arrive are listed with first whom they leave to come in vain, last what tells nothing now', async () => {
    const fails = (times: number) =>
      shop.post.answers.push(
        ...Array.from({ length: times }, () => ({ failure: 'refused' as const, inDoubt: false })),
      );
    const untold = async () =>
      (await admin.call(calls.listFailedLetters)).map(letter => [letter.kind, letter.untold]);
    const moved = await book('09:00');
    const cancelled = await book('11:00');
    await sendAll();
    const place = { date: '2027-01-07', time: '14:30' };
    await admin.call(calls.moveAppointment, { params: { id: moved.id }, body: place });
    fails(1);
    await sendAll();
    await admin.call(calls.cancelAppointment, { params: { id: cancelled.id } });
    fails(1);
    await sendAll();
    const booked = await book('15:30');
    fails(1);
    await sendAll();
    expect(await untold()).toEqual([
      ['cancelled', 'cancelled'],
      ['moved', 'moved'],
      ['booked', 'new'],
    ]);
    await admin.call(calls.cancelAppointment, { params: { id: moved.id } });
    await sendAll();
    expect(await untold()).toEqual([
      ['cancelled', 'cancelled'],
      ['booked', 'new'],
      ['moved', null],
    ]);
    await admin.call(calls.cancelAppointment, { params: { id: booked.id }, query: { letter: 'false' } });
    for (const { id } of await admin.call(calls.listFailedLetters))
      await admin.call(calls.sendLetterAgain, { params: { id } });
    await sendAll();
  });

  test('of each kind can be looked at, and sent to oneself', async () => {
    for (const kind of letterKinds) {
      const preview = await admin.call(calls.seePreview, { params: { kind } });
      expect(preview.html).toContain(preview.subject);
      expect(preview.html).not.toMatch(/<(img|script|link)\b|url\(/);
      expect(preview.text).toContain('SALONE AURORA');
      expect(`${preview.subject}${preview.text}`).not.toMatch(/\boggi\b/i);
    }
    expect(await admin.call(calls.sendPreview, { params: { kind: 'moved' } })).toEqual({
      to: 'salone@example.com',
    });
    expect(shop.post.sent.splice(0).map(({ to }) => to)).toEqual(['salone@example.com']);
    shop.post.answers.push({ failure: 'away', inDoubt: false });
    const away = await refused(admin.call(calls.sendPreview, { params: { kind: 'moved' } }));
    expect([away.status, away.code]).toEqual([409, 'letter-not-taken']);
    expect((await admin.fetch('/api/letters/fattura/preview')).status).toBe(400);
    const anna = shop.browser();
    await anna.logIn(shop.anna);
    const { id, firstName, lastName } = shop.salone;
    await anna.call(calls.editUser, { params: { id }, body: { firstName, lastName, email: '', phone: '' } });
    const nowhere = await refused(admin.call(calls.sendPreview, { params: { kind: 'moved' } }));
    expect([nowhere.status, nowhere.code]).toEqual([409, 'no-own-address']);
  });
});
