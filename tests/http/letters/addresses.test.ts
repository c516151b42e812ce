import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { linkTo } from '../appointments/link-to.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import type { RunningShop } from '../running-shop.ts';

let shop: RunningShop;
let admin: Browser;
let reader: Browser;
beforeAll(async () => {
  ({ shop, admin } = await openWithBrowsers('sqlite'));
  reader = shop.browser();
});
afterAll(() => shop.close());

let known = 0;
/** Somebody who has just registered with an address, and what a letter there asks. */
async function registered() {
  known += 1;
  const body = { username: `cliente-${known}`, password: 'segreta', phone: '3331234567' };
  const email = `cliente-${known}@example.com`;
  const browser = shop.browser();
  const { id } = await browser.call(calls.register, { body: { ...body, email } });
  const change = { currentPassword: 'segreta', newPassword: 'nuova password' };
  await browser.call(calls.changePassword, { body: change });
  const letter = (await shop.mailed()).findLast(({ to }) => to === email);
  const secret = /#indirizzo\.([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const own = async () => {
    const { email: address, isConfirmed } = await browser.call(calls.seeOwnLetters);
    return [address, isConfirmed];
  };
  return { browser, id, email, secret, own };
}

const look = (secret: string) => reader.call(calls.openAddress, { body: { secret } });
const answer = (secret: string, isMine: boolean) =>
  reader.call(calls.answerAddress, { body: { secret, isMine } });

test('an address is taken off the account by a letter’s link: opened as often as one likes, answered once, audited', async () => {
  const { id, secret, own, email } = await registered();
  for (let opened = 0; opened < 2; opened += 1) expect(await look(secret)).toEqual({ address: 'c…' });
  expect(await own()).toEqual([email, false]);
  expect(await answer(secret, false)).toEqual({ isMine: false });
  expect(await own()).toEqual([null, false]);
  for (const again of [look(secret), answer(secret, true), look('nessuno')])
    expect(await refused(again)).toMatchObject({ status: 404, code: 'link-not-found' });
  expect(shop.log.filter(line => line.includes('"audit":"address taken off"'))).toEqual([
    expect.stringContaining(`"userId":${id}`),
  ]);
  expect(shop.log.join('')).not.toContain(secret);
});

test('an address is confirmed behind that link, by moving or cancelling by an appointment’s, and by the one for a forgotten password', async () => {
  const asked = await registered();
  await answer(asked.secret, true);
  expect(await asked.own()).toEqual([asked.email, true]);

  const visiting = await registered();
  const wish = { serviceId: shop.taglio.id, stylistId: shop.anna.id, date: '2027-01-07', time: '10:00' };
  const body = { ...wish, userId: visiting.id, notes: null };
  const visit = await admin.call(calls.bookAppointment, { body });
  const link = { secret: await linkTo(shop, visit.id) };
  await reader.call(calls.openVisit, { body: link });
  expect(await visiting.own(), 'as programs do that look through letters').toEqual([visiting.email, false]);
  await admin.call(calls.bookAppointment, { body: { ...body, userId: shop.lucia.id, time: '11:00' } });
  const taken = { ...link, date: wish.date, time: '11:00', from: { ...wish, time: '10:00' } };
  expect((await refused(reader.call(calls.moveVisit, { body: taken }))).status).toBe(409);
  expect(await visiting.own(), 'by a move that was refused').toEqual([visiting.email, false]);
  const confirming = vi.spyOn(shop.store.mailAddresses, 'confirm').mockRejectedValueOnce(new Error('away'));
  const elsewhere = { ...taken, time: '12:00' };
  expect((await reader.call(calls.moveVisit, { body: elsewhere })).time).toBe('12:00');
  expect([confirming.mock.calls.length, await visiting.own()]).toEqual([1, [visiting.email, false]]);
  confirming.mockRestore();
  await reader.call(calls.cancelVisit, { body: link });
  expect(await visiting.own()).toEqual([visiting.email, true]);

  const forgetful = await registered();
  const username = `cliente-${known}`;
  const reset = (proof?: string) =>
    reader.call(calls.resetPassword, { body: { username, newPassword: 'altra password', grant: proof } });
  await reset();
  const grant = async () =>
    /#reimposta=([\w-]+)/.exec(
      (await shop.mailed()).findLast(({ to }) => to === forgetful.email)?.text ?? '',
    )?.[1];
  await expect.poll(grant).toBeDefined();
  await reset(await grant());
  await forgetful.browser.call(calls.login, { body: { username, password: 'altra password' } });
  expect(await forgetful.own()).toEqual([forgetful.email, true]);
});

test('an address that its account has replaced is nobody’s to take off', async () => {
  const { browser, id, secret, own } = await registered();
  const person = { firstName: null, lastName: null, phone: '3331234567', email: 'nuovo@example.com' };
  await browser.call(calls.editUser, {
    ...{ params: { id }, body: { ...person, currentPassword: 'nuova password' } },
  });
  expect(await refused(answer(secret, false))).toMatchObject({ code: 'link-not-found' });
  expect(await own()).toEqual(['nuovo@example.com', false]);
});
