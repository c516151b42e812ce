import { admins, everybody, loggedIn, type Row } from './route-row.ts';

/** Where somebody is logged in. */
export const sessionRows = {
  listSessions: { status: loggedIn(200) },
  confirmLogin: { body: () => ({ currentPassword: 'sbagliata' }), status: loggedIn(400) },
  endSession: { path: () => '/api/user/sessions/nessuna', status: loggedIn(404) },
  endOtherSessions: { status: loggedIn(204) },
  loginByCode: { body: () => ({ code: '123456' }), status: { ...everybody(401), pending: 400 } },
  seeSecondFactor: { status: loggedIn(200) },
  startApp: {
    body: () => ({ currentPassword: 'sbagliata' }),
    status: { ...loggedIn(403), stylist: 400, admin: 400, demoted: 400 },
  },
  confirmApp: { body: () => ({ code: '123456' }), status: loggedIn(400) },
  changeRecoveryCodes: { body: () => ({ code: '123456' }), status: loggedIn(400) },
  removeApp: {
    body: () => ({ currentPassword: 'sbagliata', code: '123456' }),
    status: loggedIn(400),
  },
  startPasskeyLogin: { status: everybody(200) },
  loginByPasskey: { body: () => ({ answer: { id: 'nessuna' } }), status: everybody(401) },
  listPasskeys: { status: loggedIn(200) },
  startPasskey: { body: () => ({ currentPassword: 'sbagliata' }), status: loggedIn(400) },
  addPasskey: { body: () => ({ name: 'iPhone', answer: { id: 'nessuna' } }), status: loggedIn(401) },
  renamePasskey: {
    path: () => '/api/user/passkeys/nessuna',
    body: () => ({ name: 'Telefono' }),
    status: loggedIn(404),
  },
  removePasskey: { body: () => ({ id: 'nessuna', currentPassword: 'sbagliata' }), status: loggedIn(400) },
  takeLogin: { path: () => '/api/users/4711/login', status: admins(404) },
  endSessionsOf: { path: () => '/api/users/4711/sessions', status: admins(404) },
} satisfies Record<string, Row>;
