import { admins, everybody, type Row } from './route-row.ts';

/** What is done for one customer. */
export const customerRows = {
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
