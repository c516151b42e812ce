import { LockMode } from '@mikro-orm/core';
import type { NewService, Service, ServiceId, ServiceInput } from '../../../core/catalogue/service.ts';
import type { ImageChange, Services } from '../../../core/ports/services.ts';
import type { Orm } from '../engine/connection.ts';
import type { SqlDatabase } from '../engine/sql-database.ts';
import { columnsOf, processingOf } from '../entities/processing-columns.ts';
import { ServiceEntity } from '../entities/service-entity.ts';

/**
 * Reads that everybody waits for. SQL because of the rows 'POST /api/appointments' and 'p99 of GET /api/services'
 * of docs/benchmarks.md.
 */
const select = `select id, name, description, price, duration, processing_after as "processingAfter",
  processing_minutes as "processingMinutes", cleanup, image_url as "imageUrl", category, archived from services`;

export class MikroOrmServices implements Services {
  readonly #db: SqlDatabase;
  readonly #orm: Orm;

  constructor(db: SqlDatabase, orm: Orm) {
    this.#db = db;
    this.#orm = orm;
  }

  async list(): Promise<readonly Service[]> {
    return (await this.#db.rows<ServiceRow>(`${select} where not archived order by id`)).map(serviceOf);
  }

  async find(id: ServiceId): Promise<Service | undefined> {
    const [row] = await this.#db.lookUp<ServiceRow>(`${select} where id = ?`, id);
    return row && serviceOf(row);
  }

  async imageUrls(): Promise<readonly string[]> {
    const services = await this.#orm.fork().find(ServiceEntity, { imageUrl: { $ne: null } });
    return services.flatMap(({ imageUrl }) => imageUrl ?? []);
  }

  async add(service: NewService): Promise<Service> {
    const added = { ...service, archived: false };
    const { processing, ...row } = added;
    const id = await this.#orm.fork().insert(ServiceEntity, { ...row, ...columnsOf(processing) });
    return { ...added, id };
  }

  update(id: ServiceId, change: Partial<ServiceInput>): Promise<Service | undefined> {
    return this.#change(id, change);
  }

  changeImage(id: ServiceId, imageUrl: string): Promise<ImageChange | undefined> {
    return this.#orm.transactional(async em => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const service = await em.findOne(ServiceEntity, { id, archived: false }, lock);
      if (service === null) return undefined;
      const before = serviceOf(service);
      await em.nativeUpdate(ServiceEntity, { id }, { imageUrl });
      return { service: { ...before, imageUrl }, replaced: before.imageUrl };
    });
  }

  archive(id: ServiceId): Promise<Service | undefined> {
    return this.#change(id, { archived: true });
  }

  async #change(id: ServiceId, change: Partial<Service>): Promise<Service | undefined> {
    const { processing, ...row } = change;
    const columns = { ...row, ...(processing !== undefined && columnsOf(processing)) };
    const changed = await this.#orm.fork().nativeUpdate(ServiceEntity, { id, archived: false }, columns);
    return changed > 0 ? this.find(id) : undefined;
  }
}

interface ServiceRow extends Omit<Service, 'archived' | 'processing'> {
  readonly archived: boolean | number;
  readonly processingAfter: number | null;
  readonly processingMinutes: number | null;
}

const serviceOf = (row: ServiceRow): Service => {
  const { id, name, description, price, duration, cleanup, imageUrl, category, archived } = row;
  const processing = processingOf({ after: row.processingAfter, minutes: row.processingMinutes });
  const times = { duration, processing, cleanup };
  return { id, name, description, price, ...times, imageUrl, category, archived: Boolean(archived) };
};
