import { calls } from '../../../adapters/http/contract/calls.ts';
import { SoftAuthenticator } from '../accounts/soft-authenticator.ts';
import { json } from '../browser.ts';
import { type Ask, type Asked, get, send } from './ask.ts';
import { passwordOf } from './planted-shop.ts';

const currentPassword = ({ shop, who }: Asked) => (who === 'guest' ? 'segreta' : passwordOf(who, shop));

/** Of another browser, where the person has added it. */
async function added({ shop, who }: Asked) {
  const authenticator = new SoftAuthenticator();
  const browser = shop.browser();
  if (who === 'guest') return { authenticator, browser };
  const password = passwordOf(who, shop);
  await browser.call(calls.login, { body: { username: shop.people[who].username, password } });
  const { challenge } = await browser.call(calls.startPasskey, { body: { currentPassword: password } });
  const body = { name: 'iPhone', answer: authenticator.create(challenge) };
  await browser.call(calls.addPasskey, { body });
  return { authenticator, browser };
}

export const passkeyAnswers = {
  listPasskeys: get(() => '/api/user/passkeys'),
  startPasskey: asked =>
    asked.browser.fetch('/api/user/passkeys/options', json({ currentPassword: currentPassword(asked) })),
  addPasskey: async asked => {
    const body = json({ currentPassword: currentPassword(asked) });
    const begun = await asked.browser.fetch('/api/user/passkeys/options', body);
    const { challenge = '' } = (await begun.json()) as { challenge?: string };
    const answer = new SoftAuthenticator().create(challenge);
    return asked.browser.fetch('/api/user/passkeys', json({ name: 'Telefono', answer }));
  },
  startPasskeyLogin: ({ browser }) => browser.fetch('/api/login/passkey/options', json({})),
  loginByPasskey: async asked => {
    const { authenticator } = await added(asked);
    const browser = asked.shop.browser();
    const { challenge } = await browser.call(calls.startPasskeyLogin);
    return browser.fetch('/api/login/passkey', json({ answer: authenticator.get(challenge) }));
  },
  renamePasskey: send(
    'PUT',
    () => '/api/user/passkeys/nessuna',
    () => ({ name: 'Telefono' }),
  ),
  removePasskey: async asked => {
    const { authenticator } = await added(asked);
    const body = { id: authenticator.id, currentPassword: currentPassword(asked) };
    return asked.browser.fetch('/api/user/passkeys/remove', json(body));
  },
} satisfies Record<string, Ask>;
