import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sql';

const watched = ['appointments', 'services', 'users'];

/** Who writes need not remember to tell: the tables do, in the writer's own transaction. */
export class ChangeLog extends Migration {
  override up(): void {
    const statements = this.driver.getPlatform() instanceof SqlitePlatform ? sqlite() : postgresql();
    for (const sql of statements) this.addSql(sql);
  }
}

/** Rows that nobody has read after this many more are gone; whoever missed them is told so. */
const KEPT = 5_000;

const sqlite = (): string[] => [
  `create table change_log (
    id integer primary key autoincrement,
    list text not null,
    row_id integer not null
  ) strict`,
  ...watched.flatMap(list =>
    ['insert', 'update'].map(
      write => `create trigger ${list}_tell_${write} after ${write} on ${list} begin
        insert into change_log (list, row_id) values ('${list}', new.id);
        delete from change_log where id <= last_insert_rowid() - ${KEPT};
      end`,
    ),
  ),
];

/** Sent by the server when the transaction has been committed, and to nobody when it has not. */
const postgresql = (): string[] => [
  `create function salone_tell() returns trigger language plpgsql as $$
    begin
      perform pg_notify('salone_changes', json_build_object('list', tg_table_name, 'id', new.id)::text);
      return new;
    end $$`,
  ...watched.map(
    list => `create trigger ${list}_tell after insert or update on ${list}
      for each row execute function salone_tell()`,
  ),
];
