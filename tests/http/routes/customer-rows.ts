import { admins, everybody, loggedIn, type Row } from './route-row.ts';

/** What is done for one customer. */
export const customerRows = {
  foreseeOwnErasing: { status: loggedIn(200) },
  eraseOwnAccount: { body: () => ({ currentPassword: 'sbagliata' }), status: loggedIn(400) },
  foreseeErasing: { path: ({ mario }) => `/api/users/${mario.id}/erase`, status: admins(200) },
  seeKeeping: { status: admins(200) },
  setKeeping: { body: () => ({ keepMonths: null }), status: admins(200) },
  listInactive: { path: () => '/api/settings/data/affected?keepMonths=24', status: admins(200) },
  forgetInactive: { body: () => ({ keepMonths: 24, ids: [] }), status: admins(200) },
  erasePerson: { path: () => '/api/users/4711/erase', status: admins(404) },
  mergePeople: {
    path: ({ mario }) => `/api/users/${mario.id}/merge`,
    body: ({ lucia }) => ({ into: lucia.id }),
    status: admins(409),
  },
  invite: { path: ({ mario }) => `/api/users/${mario.id}/invitation`, status: admins(409) },
  openInvitation: { body: () => ({ secret: 'nessuno' }), status: everybody(409) },
  acceptInvitation: {
    body: () => ({ secret: 'nessuno', username: 'rosa', password: 'segreta' }),
    status: everybody(409),
  },
  issueResetLink: { path: ({ mario }) => `/api/users/${mario.id}/reset-link`, status: admins(201) },
} satisfies Record<string, Row>;
