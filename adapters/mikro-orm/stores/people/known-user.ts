import type { FilterQuery, InferEntity } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { passerBy } from '../../../../core/people/customers/passer-by.ts';
import type { UserId } from '../../../../core/people/user.ts';
import { UserEntity } from '../../entities/user-entity.ts';

type Condition = FilterQuery<InferEntity<typeof UserEntity>>;

/** Whom the port of users knows: everybody but the passer-by. */
export const isKnown: Condition = {
  $or: [{ requestId: null }, { requestId: { $ne: passerBy.requestId } }],
};

export const findKnown = (em: SqlEntityManager, id: UserId) =>
  em.findOne(UserEntity, { $and: [{ id }, isKnown] });

/** The same in a statement. */
export const known = `coalesce(request_id, '') <> '${passerBy.requestId}'`;
