import { LockMode } from '@mikro-orm/core';
import type { NewService, Service, ServiceId, ServiceInput } from '../../../core/catalogue/service.ts';
import type { ImageChange, Services } from '../../../core/ports/services.ts';
import type { Orm } from '../engine/connection.ts';
import type { SqlDatabase } from '../engine/sql-database.ts';
import { ServiceEntity } from '../entities/service-entity.ts';

/**
 * Reads that everybody waits for. SQL because of the rows 'POST /api/appointments' and 'p99 of GET /api/services'
 * of docs/benchmarks.md.
 */
const select = `select id, name, description, price, duration, image_url as "imageUrl", category, archived from services`;

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
    const [row] = await this.#db.rows<ServiceRow>(`${select} where id = ?`, id);
    return row && serviceOf(row);
  }

  async imageUrls(): Promise<readonly string[]> {
    const services = await this.#orm.fork().find(ServiceEntity, { imageUrl: { $ne: null } });
    return services.flatMap(({ imageUrl }) => imageUrl ?? []);
  }

  async add(service: NewService): Promise<Service> {
    const added = { ...service, archived: false };
    return { ...added, id: await this.#orm.fork().insert(ServiceEntity, added) };
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
    const changed = await this.#orm.fork().nativeUpdate(ServiceEntity, { id, archived: false }, change);
    return changed > 0 ? this.find(id) : undefined;
  }
}

interface ServiceRow extends Omit<Service, 'archived'> {
  readonly archived: boolean | number;
}

const serviceOf = (row: ServiceRow): Service => {
  const { id, name, description, price, duration, imageUrl, category, archived } = row;
  return { id, name, description, price, duration, imageUrl, category, archived: Boolean(archived) };
};
