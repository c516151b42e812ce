import type { FilterQuery, InferEntity } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { passerBy } from '../../../../core/people/customers/passer-by.ts';
import type { UserId } from '../../../../core/people/user.ts';
import { UserEntity } from '../../entities/user-entity.ts';

type Condition = FilterQuery<InferEntity<typeof UserEntity>>;

/** Everybody but the passer-by. */
export const isNamed: Condition = {
  $or: [{ requestId: null }, { requestId: { $ne: passerBy.requestId } }],
};

/** Whom the port of users returns: named and not erased. */
const isKnown: Condition = { $and: [{ erased: false }, isNamed] };

export const findKnown = (em: SqlEntityManager, id: UserId) =>
  em.findOne(UserEntity, { $and: [{ id }, isKnown] });

/** The same in a statement. */
export const known = `not erased and coalesce(request_id, '') <> '${passerBy.requestId}'`;
