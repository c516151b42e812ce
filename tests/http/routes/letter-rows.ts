import { letterKinds } from '../../../core/letters/letter-kinds.ts';
import { admins, everybody, loggedIn, type Row } from './route-row.ts';

const kinds = Object.fromEntries(letterKinds.map(kind => [kind, true]));

/** What the shop writes, what people want of it, and what did not arrive. */
export const letterRows = {
  seeLetterSettings: { status: admins(200) },
  keepLetterSettings: { body: () => ({ kinds, reminderHours: 24 }), status: admins(200) },
  seeOwnLetters: { status: loggedIn(200) },
  setOwnLetters: { body: () => ({ reminder: false }), status: loggedIn(200) },
  seeReceivedLetters: { path: ({ mario }) => `/api/users/${mario.id}/letters`, status: admins(200) },
  listFailedLetters: { status: admins(200) },
  sendLetterAgain: { path: () => '/api/letters/4711/retry', status: admins(404) },
  seePreview: { path: () => '/api/letters/booked/preview', status: admins(200) },
  openAddress: { body: () => ({ secret: 'nobody-was-given-this' }), status: everybody(404) },
  answerAddress: {
    body: () => ({ secret: 'nobody-was-given-this', isMine: true }),
    status: everybody(404),
  },
  sendPreview: { path: () => '/api/letters/booked/send-to-me', status: admins(200) },
} satisfies Record<string, Row>;
