import { RandomTokens } from '../../../adapters/security/random-tokens.ts';
import { letterKinds } from '../../../core/letters/letter-kinds.ts';
import { json } from '../browser.ts';
import { type Ask, get, send } from './ask.ts';

/** Whoever asks holds a link that was sent to the owner's address. */
const byLetter =
  (path: string, more = {}): Ask =>
  async ({ shop, browser }) => {
    const { secret, hash } = new RandomTokens().create();
    const { id: userId, email } = shop.people.owner;
    const expires = shop.clock.now().add({ hours: 1 });
    await shop.store.mailAddresses.addLink({ hash, userId, address: email ?? '', expires });
    return browser.fetch(path, json({ secret, ...more }));
  };

/** One way to ask each call about letters. */
export const letterAnswers = {
  seeLetterSettings: get(() => '/api/settings/letters'),
  keepLetterSettings: send(
    'PUT',
    () => '/api/settings/letters',
    () => ({ kinds: Object.fromEntries(letterKinds.map(kind => [kind, true])), reminderHours: 24 }),
  ),
  seeOwnLetters: get(() => '/api/user/letters'),
  setOwnLetters: send(
    'PUT',
    () => '/api/user/letters',
    () => ({ reminder: true }),
  ),
  seeReceivedLetters: get(({ mario }) => `/api/users/${mario.id}/letters`),
  listFailedLetters: get(() => '/api/letters/failed'),
  sendLetterAgain: send('POST', ({ planted }) => `/api/letters/${planted.failedLetterId}/retry`),
  seePreview: get(() => '/api/letters/moved/preview'),
  sendPreview: send('POST', () => '/api/letters/booked/send-to-me'),
  openAddress: byLetter('/api/address'),
  answerAddress: byLetter('/api/address/answer', { isMine: true }),
} satisfies Record<string, Ask>;
