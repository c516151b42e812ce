import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('an invitation on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const add = async (email: string | null = null) =>
    (await admin.call(calls.addCustomer, { body: { firstName: 'Rosa', lastName: 'Neri', email } })).id;
  const invite = (id: number) => admin.call(calls.invite, { params: { id } });
  const secretOf = (url: string): string => {
    expect(url).toMatch(/^http:\/\/salone\.example\/invito#[\w-]{43}$/);
    return url.split('#')[1] ?? '';
  };
  const accept = (secret: string, username: string, browser = shop.browser()) =>
    browser.call(calls.acceptInvitation, { body: { secret, username, password: 'segreta' } });

  test('is a link for seven days; who opens it chooses a login and finds their appointments', async () => {
    const id = await add();
    const visit = { userId: id, serviceId: shop.taglio.id, stylistId: shop.anna.id, date: '2027-01-07' };
    const booked = await admin.call(calls.bookAppointment, {
      body: { ...visit, time: '10:00', notes: null },
    });
    const { url, expiresAt } = await invite(id);
    expect(expiresAt).toBe('2027-01-12T07:00:00Z');
    const rosa = shop.browser();
    const user = await accept(secretOf(url), 'rosa.neri', rosa);
    expect(user).toEqual({
      ...{ id, username: 'rosa.neri', firstName: 'Rosa', lastName: 'Neri', email: null, phone: null },
      ...{ isAdmin: false, isStylist: false },
    });
    expect(await rosa.call(calls.currentUser)).toEqual(user);
    expect((await rosa.call(calls.listAppointments, { query: {} })).map(one => one.id)).toEqual([booked.id]);
    const again = shop.browser();
    await again.call(calls.login, { body: { username: 'rosa.neri', password: 'segreta' } });
    expect((await refused(accept(secretOf(url), 'altra'))).code).toBe('invitation-over');
    expect((await refused(invite(id))).code).toBe('has-account');
  });

  test('ends when a new one is made, and after seven days', async () => {
    const id = await add();
    const first = secretOf((await invite(id)).url);
    const second = secretOf((await invite(id)).url);
    const refusal = await refused(accept(first, 'prima'));
    expect([refusal.status, refusal.code, refusal.sentence]).toEqual([
      ...[409, 'invitation-over', 'Questo invito non vale più. Chiedi al salone di mandartene uno nuovo.'],
    ]);
    shop.clock.moveTo('2027-01-12T08:00:00+01:00');
    expect((await refused(accept(second, 'seconda'))).code).toBe('invitation-over');
    shop.clock.moveTo('2027-01-05T08:00:00+01:00');
  });

  test('tells when it is opened whether it is over, the same for every reason, and is not used up', async () => {
    const id = await add();
    const look = (secret: string) => shop.browser().call(calls.openInvitation, { body: { secret } });
    const old = secretOf((await invite(id)).url);
    const { url } = await invite(id);
    for (const secret of [url, url].map(secretOf)) expect(await look(secret)).toEqual({ open: true });
    const answers = [await refused(look(old)), await refused(look('mai-esistito'))];
    await accept(secretOf(url), 'aperta');
    answers.push(await refused(look(secretOf(url))));
    for (const { status, code, sentence } of answers)
      expect([status, code, sentence]).toEqual([
        ...[409, 'invitation-over', 'Questo invito non vale più. Chiedi al salone di mandartene uno nuovo.'],
      ]);
  });

  test('goes to the person’s e-mail address too, and its secret into no log', async () => {
    await shop.mailed();
    shop.mail.sent.length = 0;
    const { url } = await invite(await add('rosa@example.com'));
    expect(await shop.mailed()).toMatchObject([{ to: 'rosa@example.com' }]);
    expect((await shop.mailed())[0]?.text).toContain(
      `entro 7 giorni per scegliere nome utente e password:\n${url}`,
    );
    await accept(secretOf(url), 'rosa.posta');
    expect(shop.log.join('')).not.toContain(secretOf(url));
    for (const event of ['invited', 'invitation accepted'])
      expect(shop.log.join('')).toContain(`"audit":"${event}"`);
  });

  test('is for nobody who has a login, and for nobody unknown', async () => {
    const refusal = await refused(invite(shop.mario.id));
    expect([refusal.status, refusal.code]).toEqual([409, 'has-account']);
    expect((await refused(invite(4711))).code).toBe('user-not-found');
  });

  test('says what is wrong beside the field, as a registration does, and is not used up by it', async () => {
    const secret = secretOf((await invite(await add())).url);
    const body = { secret, username: 'ro', password: '12345' };
    const wrong = await refused(shop.browser().call(calls.acceptInvitation, { body }));
    expect(wrong.fields).toEqual({
      username: "L'username deve contenere almeno 3 caratteri",
      password: 'La password deve avere almeno 6 caratteri',
    });
    expect((await refused(accept(secret, 'MARIO'))).code).toBe('username-taken');
    expect((await accept(secret, `rosa.${engine}`)).firstName).toBe('Rosa');
  });

  test('gives exactly one login, however many accept it at once', async () => {
    const id = await add();
    const secret = secretOf((await invite(id)).url);
    const tried = await Promise.allSettled([1, 2, 3, 4].map(one => accept(secret, `gara${one}`)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await admin.call(calls.seeUser, { params: { id } })).username).toMatch(/^gara\d$/);
  });
});

test('counts against the registrations of an address', async () => {
  const { shop } = await openWithBrowsers('memory');
  const guess = () =>
    refused(
      shop.browser().call(calls.acceptInvitation, {
        body: { secret: 'indovinato', username: 'ladra', password: 'segreta' },
      }),
    );
  const codes = [];
  for (let time = 0; time < 21; time += 1) codes.push((await guess()).code);
  expect(new Set(codes.slice(0, 20))).toEqual(new Set(['invitation-over']));
  expect(codes[20]).toBe('too-many-attempts');
  await shop.close();
});
