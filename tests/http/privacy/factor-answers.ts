import { calls } from '../../../adapters/http/contract/calls.ts';
import { addApp, codeOf } from '../accounts/authenticator-app.ts';
import { json, refused } from '../browser.ts';
import { type Ask, get, send } from './ask.ts';
import { passwordOf } from './planted-shop.ts';

/** In a browser of its own: whoever sets an app up is asked for it from then on. */
const withApp =
  (ask: (asked: Parameters<Ask>[0], app: Awaited<ReturnType<typeof addApp>>) => Promise<Response>): Ask =>
  async asked => {
    const { shop, who } = asked;
    const person = shop.people[who === 'guest' ? 'owner' : who];
    const browser = shop.browser();
    const password = passwordOf(who === 'guest' ? 'owner' : who, shop);
    await browser.call(calls.login, { body: { username: person.username, password } });
    if (who !== 'admin') return browser.fetch('/api/user/second-factor', json({ currentPassword: password }));
    const app = await addApp(shop, browser, { ...person, username: password });
    const answer = await ask({ ...asked, browser }, app);
    await shop.store.secondFactors.change(person.id, () => ({ next: undefined, answer: undefined }));
    // All other sessions have ended.
    await asked.browser.call(calls.login, { body: { username: person.username, password } });
    return answer;
  };

export const factorAnswers = {
  seeSecondFactor: get(() => '/api/user/second-factor'),
  startApp: send(
    'POST',
    () => '/api/user/second-factor',
    ({ shop, who }) => ({ currentPassword: who === 'guest' ? 'segreta' : passwordOf(who, shop) }),
  ),
  confirmApp: async ({ shop, who, browser }) => {
    const currentPassword = who === 'guest' ? 'segreta' : passwordOf(who, shop);
    const begun = await browser.fetch('/api/user/second-factor', json({ currentPassword }));
    const { secret } = (await begun.json()) as { secret?: string };
    const code = secret === undefined ? '000000' : codeOf(secret, shop);
    const answer = await browser.fetch('/api/user/second-factor/confirm', json({ code }));
    if (who !== 'guest')
      await shop.store.secondFactors.change(shop.people[who].id, () => ({
        next: undefined,
        answer: undefined,
      }));
    return answer;
  },
  changeRecoveryCodes: withApp(({ shop, browser }, { secret }) =>
    browser.fetch('/api/user/second-factor/codes', json({ code: codeOf(secret, shop) })),
  ),
  loginByCode: withApp(async ({ shop, browser }, { secret }) => {
    await refused(browser.logIn(shop.people.admin));
    return browser.fetch('/api/login/code', json({ code: codeOf(secret, shop) }));
  }),
  removeApp: withApp(({ shop, browser }, { secret }) =>
    browser.fetch(
      '/api/user/second-factor/remove',
      json({ currentPassword: passwordOf('admin', shop), code: codeOf(secret, shop) }),
    ),
  ),
} satisfies Record<string, Ask>;
