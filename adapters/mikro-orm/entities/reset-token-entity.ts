import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';
import { UserEntity } from './user-entity.ts';

/** A reset token. */
export const ResetTokenEntity = defineEntity({
  name: 'ResetToken',
  tableName: 'reset_links',
  properties: {
    hash: p.text().primary(),
    user: () => p.manyToOne(UserEntity).mapToPk(),
    kind: p.text().$type<'counter' | 'email'>(),
    issued: p.type(instant),
    expires: p.type(instant),
    issuer: p.integer().nullable(),
  },
});
