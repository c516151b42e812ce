import { expect, test } from 'vitest';
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
    ['login', salone.id, undefined],
    ['customer data read', undefined, salone.id],
    ['roles changed', bruno.id, salone.id],
    ['customer added', rosa, salone.id],
    ['reset link issued', mario.id, salone.id],
    ['password reset', mario.id, undefined],
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
