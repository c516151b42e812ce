import type { SqlDialect } from '../engine/sql-database.ts';
import { userColumns } from './user-row.ts';

/**
 * Queries of every request with a session, and of every login. SQL because of the rows 'GET /api/timeslots' and
 * 'POST /api/login' of docs/benchmarks.md: on the hot path's connection a login's writes share one commit.
 */
export const sessionStatements = ({ asEpochMs, epochMs, forUpdate }: SqlDialect) => ({
  find: `select sid, sess, ${asEpochMs('expire')} as expire, ${userColumns}
    from sessions left join users on id = user_id where sid = ? and expire > ${epochMs}`,
  create: `insert into sessions (sid, sess, expire, seen, user_id, label, browser)
    values (?, ?, ${epochMs}, ${epochMs}, ?, ?, ?)
    on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire, seen = excluded.seen,
      user_id = excluded.user_id`,
  lockAccount: `select id from users where id = ? ${forUpdate}`,
  endSurplus: `delete from sessions where user_id = ? and sid <> ? and sid not in (
    select sid from sessions where user_id = ? and sid <> ?
    order by coalesce(seen, ${epochMs}) desc, sid limit cast(? as integer))`,
  update: `update sessions set sess = ?, expire = ${epochMs}, seen = ${epochMs}, user_id = ? where sid = ?`,
  remove: 'delete from sessions where sid = ?',
});

export const deviceStatements = ({ asEpochMs, epochMs, forUpdate }: SqlDialect) => ({
  isKnown: `select 1 from known_browsers where browser = ? and user_id = ? and last_seen > ${epochMs}`,
  lockAccount: `select id from users where id = ? ${forUpdate}`,
  copyStaff: `insert into known_browsers (browser, user_id, staff, label, since, last_seen)
    select ?, user_id, staff, label, since, last_seen from known_browsers where browser = ? and staff
    on conflict (browser, user_id) do nothing`,
  expireStaff: `update known_browsers set last_seen = ${epochMs} where browser = ? and staff`,
  moveCustomers: 'update known_browsers set browser = ? where browser = ? and not staff',
  moveSessions: 'update sessions set browser = ? where browser = ?',
  remember: `insert into known_browsers (browser, user_id, staff, label, since, last_seen)
    values (?, ?, (? = 1), ?, ${epochMs}, ${epochMs})
    on conflict (browser, user_id) do update set staff = known_browsers.staff or excluded.staff,
      label = excluded.label, last_seen = excluded.last_seen`,
  ofAccount: `select id, ${asEpochMs('last_seen')} as last_seen from known_browsers
    where user_id = ? and not staff`,
  forget: 'delete from known_browsers where id = ?',
});

export const limitStatements = ({ epochMs, forUpdate }: SqlDialect) => ({
  begin: `insert into limits (key, hits, expires) values (?, '[]', ${epochMs}) on conflict (key) do nothing`,
  hits: `select hits from limits where key = ? ${forUpdate}`,
  count: `insert into limits (key, hits, expires) values (?, ?, ${epochMs})
    on conflict (key) do update set hits = excluded.hits, expires = excluded.expires`,
  giveBack: 'update limits set hits = ? where key = ?',
});
