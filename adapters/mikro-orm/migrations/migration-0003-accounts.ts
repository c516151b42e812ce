import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sql';
import { type ColumnTypes, columnTypes } from './column-types.ts';

/** Sessions that can be ended by account, browsers and links that prove an account to be somebody's, and limits. */
export class Accounts extends Migration {
  override up(): void {
    const platform: unknown = this.driver.getPlatform();
    const types = columnTypes(platform);
    const userOfSession =
      platform instanceof SqlitePlatform ? `json_extract(sess, '$.userId')` : `(sess->>'userId')::integer`;
    for (const sql of [...columns(types, userOfSession), ...grants(types), ...limits(types)])
      this.addSql(sql);
  }
}

const columns = ({ flag }: ColumnTypes, userOfSession: string): string[] => [
  `alter table users add column email_is_own ${flag} not null default false`,
  `alter table sessions add column user_id integer`,
  `update sessions set user_id = ${userOfSession}`,
  `create index sessions_by_user on sessions (user_id)`,
];

const grants = ({ id, key, flag, instant, table, keyedTable }: ColumnTypes): string[] => [
  `create table known_browsers (
    id ${id},
    browser ${key} not null,
    user_id integer not null references users (id),
    staff ${flag} not null,
    label text not null,
    since ${instant} not null,
    last_seen ${instant} not null,
    constraint known_browsers_browser_user_unique unique (browser, user_id)
  ) ${table}`,
  `create index known_browsers_by_user on known_browsers (user_id, last_seen)`,
  `create index known_browsers_by_age on known_browsers (last_seen)`,
  `create table reset_links (
    hash ${key} not null primary key,
    user_id integer not null references users (id),
    kind text not null constraint reset_links_kind_check check (kind in ('counter', 'email')),
    issued ${instant} not null,
    expires ${instant} not null
  ) ${keyedTable}`,
  `create index reset_links_by_user on reset_links (user_id, kind, issued)`,
  `create index reset_links_by_expiry on reset_links (expires)`,
];

const limits = ({ key, json, instant, keyedTable }: ColumnTypes): string[] => [
  `create table limits (
    key ${key} not null primary key,
    hits ${json} not null,
    expires ${instant} not null
  ) ${keyedTable}`,
  `create index limits_by_expiry on limits (expires)`,
];
