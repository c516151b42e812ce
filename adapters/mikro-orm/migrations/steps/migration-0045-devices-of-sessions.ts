import { Migration } from '@mikro-orm/migrations';

/** Where each session is held, for the list in which people end them, and so that one ends with its browser. */
export class DevicesOfSessions extends Migration {
  override up(): void {
    this.addSql(`alter table sessions add column label text not null default ''`);
    this.addSql('alter table sessions add column browser text');
    this.addSql('create index sessions_by_browser on sessions (browser)');
  }
}
