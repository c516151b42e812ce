import { expect, test, vi } from 'vitest';
import { calls } from '../../adapters/http/contract/calls.ts';
import { json } from './browser.ts';
import { openShop } from './running-shop.ts';

test('what matters for security is written down, and no name, secret or address with it', async () => {
  const shop = await openShop('memory');
  const { mario, bruno, salone, log } = shop;
  const [admin, customer] = [shop.browser(), shop.browser()];
  await customer.fetch('/api/login', json({ username: 'mario', password: 'sbagliatissima' }));
  await customer.logIn(mario);
  await customer.fetch('/api/users');
  await shop.browser().fetch('/api/users');
  await shop.browser().fetch('/api/user');
  await admin.logIn(salone);
  await admin.call(calls.listUsers, { query: {} });
  await admin.call(calls.removeStylist, { params: { id: bruno.id }, query: { revokeAdmin: 'true' } });
  const { id: rosa } = await admin.call(calls.addCustomer, { body: { firstName: 'Rosalinda' } });
  const { url } = await admin.call(calls.issueResetLink, { params: { id: mario.id } });
  const grant = url.split('=')[1] ?? '';
  await shop
    .browser()
    .call(calls.resetPassword, { body: { username: 'mario', newPassword: 'nuova1', grant } });
  const lines = log.map(line => JSON.parse(line) as Record<string, unknown>);
  const audited = lines
    .filter(({ audit }) => audit !== undefined)
    .map(({ audit, userId, by }) => [audit, userId, by]);
  expect(audited).toEqual([
    ['login failed', undefined, undefined],
    ['login', mario.id, undefined],
    ['denied', undefined, mario.id],
    ['not logged in', undefined, undefined],
    ['login', salone.id, undefined],
    ['customer data read', undefined, salone.id],
    ['roles changed', bruno.id, salone.id],
    ['customer added', rosa, salone.id],
    ['reset link issued', mario.id, salone.id],
    ['password reset', mario.id, salone.id],
  ]);
  const secrets = [
    'sbagliatissima',
    'nuova1',
    grant,
    '127.0.0.1',
    'mario',
    'Rosalinda',
    ...admin.cookies.values(),
  ];
  for (const secret of secrets) expect(log.join('')).not.toContain(secret);
  await shop.close();
});

test('changes of what others rely on are written down, with who did them to whom', async () => {
  const shop = await openShop('memory');
  const { mario, salone, taglio, barba } = shop;
  const [admin, customer] = [shop.browser(), shop.browser()];
  await Promise.all([admin.logIn(salone), customer.logIn(mario)]);
  const told = shop.log.length;
  const { price, duration, name, category, description } = taglio;
  const service = { price, duration, name, category, description: description ?? '' };
  await admin.call(calls.changeService, { params: { id: taglio.id }, body: { ...service, price: 3_000 } });
  const { id: added } = await admin.call(calls.addService, { body: { ...service, name: 'Rasatura' } });
  await admin.call(calls.archiveService, { params: { id: barba.id } });
  const person = { firstName: 'Mario', lastName: 'Rossi', email: null, phone: null };
  await admin.call(calls.editUser, { params: { id: mario.id }, body: person });
  const own = { firstName: 'Sandra', lastName: 'Bo', email: 'sandra@example.com', phone: null };
  await admin.fetch(`/api/users/${salone.id}`, {
    ...json({ ...own, currentPassword: 'sbagliata' }),
    method: 'PUT',
  });
  await admin.call(calls.editUser, {
    params: { id: salone.id },
    body: { ...own, currentPassword: 'salone' },
  });
  const wish = { userId: mario.id, serviceId: taglio.id, stylistId: null, date: '2027-01-07', time: '09:00' };
  const visit = await customer.call(calls.bookAppointment, { body: wish });
  await customer.call(calls.cancelAppointment, { params: { id: visit.id } });
  await customer.fetch('/api/appointments', json({ serviceId: 'inventato' }));
  await customer.fetch('/api/appointments/999/cancel', { method: 'PUT' });
  const [browser] = await customer.call(calls.listBrowsers);
  await shop.browser().fetch('/api/login', { ...json({}), headers: { 'sec-fetch-site': 'cross-site' } });
  const reset = { username: 'mario', newPassword: 'nuova1', grant: 'inventato' };
  await shop.browser().call(calls.resetPassword, { body: reset });
  const forger = shop.browser();
  forger.cookies.set('salone.sid', 'inventata');
  forger.cookies.set('salone.sid.sig', 'inventata');
  await forger.fetch('/api/user');
  await customer.call(calls.endOtherSessions);
  await customer.call(calls.forgetBrowser, { params: { id: browser?.id ?? 0 } });
  await admin.call(calls.logout);
  const lines = shop.log.slice(told).map(line => JSON.parse(line) as Record<string, unknown>);
  const audited = lines
    .filter(({ audit }) => audit !== undefined)
    .map(({ audit, id, by }) => [audit, id, by]);
  expect(audited).toEqual([
    ['service changed', taglio.id, salone.id],
    ['service added', undefined, salone.id],
    ['service archived', barba.id, salone.id],
    ['person edited', mario.id, salone.id],
    ['wrong current password', undefined, salone.id],
    ['e-mail changed', undefined, salone.id],
    ['person edited', salone.id, salone.id],
    ['appointment cancelled', visit.id, mario.id],
    ['input refused', undefined, mario.id],
    ['asked in vain', undefined, mario.id],
    ['cross-site write refused', undefined, undefined],
    ['reset link that opens nothing', undefined, undefined],
    ['forged cookie', undefined, undefined],
    ['sessions ended', undefined, mario.id],
    ['browser forgotten', browser?.id, mario.id],
    ['logout', undefined, salone.id],
  ]);
  expect(added).toBeGreaterThan(0);
  for (const secret of ['sandra', 'Sandra', 'inventat', 'nuova1'])
    expect(shop.log.join('')).not.toContain(secret);
  await shop.close();
});

test('a logout that could not be stored is no logout in the log', async () => {
  const shop = await openShop('memory');
  const browser = shop.browser();
  await browser.logIn(shop.mario);
  const logouts = () => shop.log.filter(line => line.includes('"audit":"logout"')).length;
  vi.spyOn(shop.store.sessions, 'remove').mockRejectedValueOnce(new Error('database or disk is full'));
  expect((await browser.fetch('/api/logout', { method: 'POST' })).status).toBe(500);
  expect(logouts()).toBe(0);
  await browser.call(calls.logout);
  expect(logouts()).toBe(1);
  await shop.close();
});
