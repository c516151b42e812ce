import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import type { Browser } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';
import { sendLettersOf } from './send-letters-of.ts';

describe.each(engines)('what did not go, on %s,', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (time: string) =>
    mario.call(calls.bookAppointment, {
      body: {
        ...{ userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id },
        ...{ date: '2027-01-08', time, notes: null },
      },
    });
  const keepBack = async (): Promise<void> => {
    const { outbox } = shop.store;
    const until = shop.clock.now().add({ minutes: 5 });
    for (const { id } of await outbox.claim(shop.clock.now(), until, 9))
      await outbox.settle(id, until, { as: 'kept-back' });
  };
  const listed = () => admin.call(calls.listFailedLetters);

  test('since its address had enough that day, the shop is told, and from the next day sends it again', async () => {
    const { id } = await book('10:00');
    const own = await book('11:00');
    await keepBack();
    await mario.call(calls.cancelAppointment, { params: { id: own.id }, query: { letter: 'false' } });
    await keepBack();
    const [held, ...others] = await listed();
    expect(others, 'who cancelled it knows').toEqual([]);
    const isToday = { failure: 'kept-back', mayGoAgain: false, kind: 'booked', untold: 'new' };
    expect(held).toMatchObject({ ...isToday, about: 'appointments', appointment: { id } });
    shop.clock.moveTo('2027-01-06T00:00:00+01:00');
    await admin.logIn(shop.salone);
    expect(await listed()).toMatchObject([{ ...isToday, mayGoAgain: true }]);
    await admin.call(calls.sendLetterAgain, { params: { id: held?.id ?? 0 } });
    expect(await sendLettersOf(shop)).toEqual(['Appuntamento confermato: venerdì 8 gennaio alle 10:00']);
    expect(await listed()).toEqual([]);
  });

  test('about an account is told without its address or link, goes no second time, and stands in its owner’s data', async () => {
    const pia = shop.browser();
    const email = 'pia@example.com';
    const account = { username: 'pia', password: 'segreta', phone: '3331234567', email };
    const { id } = await pia.call(calls.register, { body: account });
    const change = { currentPassword: 'segreta', newPassword: 'nuova password' };
    await pia.call(calls.changePassword, { body: change });
    const body = { firstName: 'Rosa', lastName: 'Neri', phone: null, email: 'rosa@example.com' };
    const rosa = await admin.call(calls.addCustomer, { body });
    await admin.call(calls.invite, { params: { id: rosa.id } });
    const no = { failure: 'refused', inDoubt: false } as const;
    shop.mail.answers.push(no, no);
    await shop.mailed();
    const all = await listed();
    const noSecret = { about: 'account', failure: 'refused', mayGoAgain: false, appointment: null, tries: 1 };
    expect(all).toMatchObject([
      { ...noSecret, kind: 'invitation', recipient: { id: rosa.id } },
      { ...noSecret, kind: 'password-changed', recipient: { id } },
    ]);
    const told = ['about', 'appointment', 'day', 'due', 'failure', 'id', 'kind', 'mayGoAgain', 'recipient'];
    expect(Object.keys(all[0] ?? {}).toSorted()).toEqual([...told, 'tries', 'untold']);
    const { lettere, persona } = await pia.call(calls.exportOwnData);
    expect(lettere.at(-1)).toMatchObject({ tipo: 'password cambiata', stato: 'non consegnata' });
    expect(persona.emailConfermata).toBe(false);
    await shop.store.mailAddresses.confirm(id, email);
    expect((await pia.call(calls.exportOwnData)).persona.emailConfermata).toBe(true);
  });
});
