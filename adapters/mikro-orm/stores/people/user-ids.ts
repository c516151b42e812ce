import type { InferEntity, RequiredEntityData } from '@mikro-orm/core';
import { type SqlEntityManager, SqlitePlatform } from '@mikro-orm/sql';
import type { UserId } from '../../../../core/people/user.ts';
import type { Orm } from '../../engine/connection.ts';
import type { SqlDialect } from '../../engine/sql-database.ts';
import { HIGHEST_GONE, SettingEntity } from '../../entities/setting-entity.ts';
import { UserEntity } from '../../entities/user-entity.ts';

type NewRow = Parameters<typeof insertRow>[1];

/** Under an id that nobody ever had. Without sequences an engine gives that of the last row again once the row is gone. */
export async function insertUser(orm: Orm, { afterChosenId }: SqlDialect, row: NewRow): Promise<UserId> {
  if (afterChosenId !== undefined || row.id !== undefined) return insertRow(orm.fork(), row);
  return orm.transactional(em => insertWithoutSequence(em, row));
}

/** The same in a transaction that has begun, and has SQLite's file to itself. */
export const insertInto = (em: SqlEntityManager, row: NewRow): Promise<UserId> =>
  em.getPlatform() instanceof SqlitePlatform ? insertWithoutSequence(em, row) : insertRow(em, row);

async function insertWithoutSequence(em: SqlEntityManager, row: NewRow): Promise<UserId> {
  const gone = await highestGone(em);
  if (gone === 0) return insertRow(em, row);
  const [last] = await em.find(UserEntity, {}, { orderBy: { id: 'desc' }, limit: 1 });
  return insertRow(em, { ...row, id: Math.max(gone, last?.id ?? 0) + 1 });
}

/** For SQLite, and for PostgreSQL after a restore: the sequence alone would give the id again. */
export async function rememberGone(em: SqlEntityManager, id: UserId): Promise<void> {
  if (id > (await highestGone(em))) await em.upsert(SettingEntity, { name: HIGHEST_GONE, value: String(id) });
}

const insertRow = (em: SqlEntityManager, row: RequiredEntityData<InferEntity<typeof UserEntity>>) =>
  em.insert(UserEntity, row);

async function highestGone(em: SqlEntityManager): Promise<number> {
  return Number((await em.findOne(SettingEntity, { name: HIGHEST_GONE }))?.value ?? 0);
}
