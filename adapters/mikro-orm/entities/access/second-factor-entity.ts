import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../instant.ts';
import { UserEntity } from '../user-entity.ts';

/** An authenticator app; its secret is sealed under a key that no table holds. */
export const SecondFactorEntity = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    user: () => p.oneToOne(UserEntity).mapToPk().primary(),
    secret: p.text(),
    since: p.type(instant).strictNullable(),
    lastStep: p.integer(),
    recovery: p.json<readonly string[]>(),
  },
});
