import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';
import { UserEntity } from './user-entity.ts';

/** One for each person at most. */
export const InvitationEntity = defineEntity({
  name: 'Invitation',
  tableName: 'invitations',
  properties: {
    user: () => p.oneToOne(UserEntity).mapToPk().primary(),
    hash: p.text().unique(),
    expires: p.type(instant),
  },
});
