import { admins, loggedIn, type Row } from './route-row.ts';

/** Where somebody is logged in. */
export const sessionRows = {
  listSessions: { status: loggedIn(200) },
  endSession: { path: () => '/api/user/sessions/nessuna', status: loggedIn(404) },
  endOtherSessions: { status: loggedIn(204) },
  endSessionsOf: { path: () => '/api/users/4711/sessions', status: admins(404) },
} satisfies Record<string, Row>;
