import { Migration } from '@mikro-orm/migrations';
import { searchKeyUpdates } from './steps/search-key-updates.ts';

/** Names are found without what stands between their parts: dangelo. */
export class NamesWithoutSeparators extends Migration {
  override async up(): Promise<void> {
    for (const sql of await searchKeyUpdates(statement => this.execute(statement))) this.addSql(sql);
  }
}
