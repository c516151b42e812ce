import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Where each session is held, for the list in which people end them, and so that one ends with its browser. */
export class DevicesOfSessions extends Migration {
  override up(): void {
    this.addSql(`alter table sessions add column label text not null default ''`);
    this.addSql('alter table sessions add column browser text');
    const { instant } = columnTypes(this.driver.getPlatform());
    this.addSql(`alter table sessions add column seen ${instant}`);
    this.addSql('create index sessions_by_browser on sessions (browser)');
  }
}
