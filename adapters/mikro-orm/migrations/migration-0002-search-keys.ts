import { Migration } from '@mikro-orm/migrations';
import { searchKey, sortKey } from '../../../core/people/search-key.ts';
import { columnTypes } from './column-types.ts';

interface Row {
  readonly id: number;
  readonly username: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** What people are found by and ordered by, kept beside them: engines disagree about case, accents and languages. */
export class SearchKeys extends Migration {
  override async up(): Promise<void> {
    const { key } = columnTypes(this.driver.getPlatform());
    this.addSql(`alter table users add column search_key ${key} not null default ''`);
    this.addSql(`alter table users add column sort_key ${key} not null default ''`);
    const rows = (await this.execute(
      'select id, username, first_name, last_name, email, phone from users',
    )) as unknown as Row[];
    for (const { id, first_name: firstName, last_name: lastName, ...row } of rows) {
      const person = { ...row, firstName, lastName };
      this.addSql(
        `update users set search_key = ${quoted(searchKey(person))}, sort_key = ${quoted(sortKey(person))} where id = ${id}`,
      );
    }
    this.addSql('create index users_by_name on users (sort_key, id)');
    this.addSql('create index users_customers_by_name on users (sort_key, id) where not is_admin');
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
