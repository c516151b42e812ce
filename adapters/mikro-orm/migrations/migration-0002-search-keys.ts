import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from './column-types.ts';
import { searchKeyUpdates } from './steps/search-key-updates.ts';

/** What people are found by and ordered by, kept beside them: engines disagree about case, accents and languages. */
export class SearchKeys extends Migration {
  override async up(): Promise<void> {
    const { key } = columnTypes(this.driver.getPlatform());
    this.addSql(`alter table users add column search_key ${key} not null default ''`);
    this.addSql(`alter table users add column sort_key ${key} not null default ''`);
    for (const sql of await searchKeyUpdates(statement => this.execute(statement))) this.addSql(sql);
    this.addSql('create index users_by_name on users (sort_key, id)');
    this.addSql('create index users_customers_by_name on users (sort_key, id) where not is_admin');
  }
}
