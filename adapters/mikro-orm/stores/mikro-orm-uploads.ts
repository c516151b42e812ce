import type { Temporal } from 'temporal-polyfill';
import type { Uploads } from '../../../core/ports/uploads.ts';
import type { Orm } from '../engine/connection.ts';
import { UploadEntity } from '../entities/upload-entity.ts';

export class MikroOrmUploads implements Uploads {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async open(hash: string, now: Temporal.Instant): Promise<void> {
    await this.#orm.fork().insert(UploadEntity, { hash, opened: now });
  }

  async waitingSince(hash: string): Promise<Temporal.Instant | undefined> {
    return (await this.#orm.fork().findOne(UploadEntity, { hash, name: null }))?.opened;
  }

  async receive(hash: string, name: string): Promise<boolean> {
    return (await this.#orm.fork().nativeUpdate(UploadEntity, { hash, name: null }, { name })) > 0;
  }

  /** The first of many renames the row, and the others no longer find it. */
  async take(hash: string): Promise<string | undefined> {
    const em = this.#orm.fork();
    const name = (await em.findOne(UploadEntity, { hash }))?.name;
    if (name === null || name === undefined || name === hash) return undefined;
    return (await em.nativeUpdate(UploadEntity, { hash }, { hash: name })) > 0 ? name : undefined;
  }

  async forget(name: string): Promise<void> {
    await this.#orm.fork().nativeDelete(UploadEntity, { hash: name });
  }

  async note(names: readonly string[], now: Temporal.Instant): Promise<void> {
    const noted = [...new Set(names)].map(name => ({ hash: `noted ${name}`, name, opened: now }));
    if (noted.length === 0) return;
    // Not `upsertMany`: it clones its rows, and a cloned Temporal.Instant is broken.
    const insert = this.#orm.fork().createQueryBuilder(UploadEntity).insert(noted);
    await insert.onConflict('hash').merge(['opened']).execute('run', false);
  }

  async old(before: Temporal.Instant): Promise<readonly string[]> {
    const uploads = await this.#orm.fork().find(UploadEntity, { opened: { $lt: before } });
    return uploads.flatMap(({ name }) => name ?? []);
  }

  async forgetOld(before: Temporal.Instant, left: readonly string[] = []): Promise<void> {
    const others = left.length > 0 && { $or: [{ name: null }, { name: { $nin: [...left] } }] };
    await this.#orm.fork().nativeDelete(UploadEntity, { opened: { $lt: before }, ...others });
  }
}
