import type { SqlEntityManager } from '@mikro-orm/sql';
import type {
  Category,
  NewService,
  Service,
  ServiceId,
  ServiceInput,
} from '../../../core/catalogue/service.ts';
import type { ImageChange, Services } from '../../../core/ports/services.ts';
import { query, type SqlDatabase, type Transaction, type TransactionResult } from '../engine/sql-database.ts';
import { ServiceEntity } from '../entities/service-entity.ts';

const select = 'select id, name, description, price, duration, image_url, category, archived from services';

export class MikroOrmServices implements Services {
  readonly #db: SqlDatabase;
  readonly #em: SqlEntityManager;

  constructor(db: SqlDatabase, em: SqlEntityManager) {
    this.#db = db;
    this.#em = em;
  }

  async list(): Promise<readonly Service[]> {
    return (await this.#db.rows<ServiceRow>(`${select} where not archived order by id`)).map(serviceOf);
  }

  async find(id: ServiceId): Promise<Service | undefined> {
    const [row] = await this.#db.rows<ServiceRow>(`${select} where id = ?`, id);
    return row && serviceOf(row);
  }

  async imageUrls(): Promise<readonly string[]> {
    const sql = 'select image_url from services where image_url is not null';
    return (await this.#db.rows<{ image_url: string }>(sql)).map(row => row.image_url);
  }

  async add(service: NewService): Promise<Service> {
    const added = { ...service, archived: false };
    return { ...added, id: await this.#em.fork().insert(ServiceEntity, added) };
  }

  update(id: ServiceId, change: Partial<ServiceInput>): Promise<Service | undefined> {
    return this.#change(id, change);
  }

  changeImage(id: ServiceId, imageUrl: string): Promise<ImageChange | undefined> {
    const { forUpdate } = this.#db.dialect;
    return this.#db.transaction(function* (): Transaction<TransactionResult<ImageChange | undefined>> {
      const sql = `${select} where id = ? and not archived ${forUpdate}`;
      const [row] = yield* query<ServiceRow>(sql, id);
      if (row === undefined) return { commit: false, value: undefined };
      yield* query('update services set image_url = ? where id = ?', imageUrl, id);
      const service = { ...serviceOf(row), imageUrl };
      return { commit: true, value: { service, replaced: row.image_url } };
    });
  }

  archive(id: ServiceId): Promise<Service | undefined> {
    return this.#change(id, { archived: true });
  }

  async #change(id: ServiceId, change: Partial<Service>): Promise<Service | undefined> {
    const changed = await this.#em.fork().nativeUpdate(ServiceEntity, { id, archived: false }, change);
    return changed > 0 ? this.find(id) : undefined;
  }
}

interface ServiceRow {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly price: number;
  readonly duration: number;
  readonly image_url: string | null;
  readonly category: Category;
  readonly archived: boolean | number;
}

const serviceOf = ({ image_url: imageUrl, archived, ...row }: ServiceRow): Service => ({
  ...row,
  imageUrl,
  archived: Boolean(archived),
});
