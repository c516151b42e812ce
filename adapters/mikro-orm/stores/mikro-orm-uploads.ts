import { Temporal } from 'temporal-polyfill';
import type { Uploads } from '../../../core/ports/uploads.ts';
import type { SqlDatabase } from '../engine/sql-database.ts';

/** By its hash; a file that was taken stands under its own name, and a noted name behind a word: neither is a secret's hash. */
export class MikroOrmUploads implements Uploads {
  readonly #db: SqlDatabase;

  constructor(db: SqlDatabase) {
    this.#db = db;
  }

  async open(hash: string, now: Temporal.Instant): Promise<void> {
    const sql = `insert into uploads (hash, opened) values (?, ${this.#db.dialect.epochMs})`;
    await this.#db.rows(sql, hash, now.epochMilliseconds);
  }

  async waitingSince(hash: string): Promise<Temporal.Instant | undefined> {
    const opened = this.#db.dialect.asEpochMs('opened');
    const sql = `select ${opened} as opened from uploads where hash = ? and name is null`;
    const [row] = await this.#db.rows<{ opened: number }>(sql, hash);
    return row && Temporal.Instant.fromEpochMilliseconds(row.opened);
  }

  async receive(hash: string, name: string): Promise<boolean> {
    const sql = 'update uploads set name = ? where hash = ? and name is null returning hash';
    return (await this.#db.rows(sql, name, hash)).length > 0;
  }

  async take(hash: string): Promise<string | undefined> {
    const sql = 'update uploads set hash = name where hash = ? and name <> hash returning name';
    return (await this.#db.rows<{ name: string }>(sql, hash))[0]?.name;
  }

  async forget(name: string): Promise<void> {
    await this.#db.rows('delete from uploads where hash = ?', name);
  }

  async note(names: readonly string[], now: Temporal.Instant): Promise<void> {
    const sql = `insert into uploads (hash, name, opened) values (?, ?, ${this.#db.dialect.epochMs})
      on conflict (hash) do update set opened = excluded.opened`;
    for (const name of names) await this.#db.rows(sql, `noted ${name}`, name, now.epochMilliseconds);
  }

  async old(before: Temporal.Instant): Promise<readonly string[]> {
    const sql = `select name from uploads where opened < ${this.#db.dialect.epochMs} and name is not null`;
    const rows = await this.#db.rows<{ name: string }>(sql, before.epochMilliseconds);
    return rows.map(({ name }) => name);
  }

  async forgetOld(before: Temporal.Instant): Promise<void> {
    const sql = `delete from uploads where opened < ${this.#db.dialect.epochMs}`;
    await this.#db.rows(sql, before.epochMilliseconds);
  }
}
