import { letterKinds } from '../../../core/letters/letter-kinds.ts';
import { type Ask, get, send } from './ask.ts';

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
} satisfies Record<string, Ask>;
