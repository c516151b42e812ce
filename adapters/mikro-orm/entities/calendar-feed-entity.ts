import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';
import { UserEntity } from './user-entity.ts';

export const CalendarFeedEntity = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feeds',
  properties: {
    id: p.integer().primary(),
    hash: p.text(),
    stylist: () => p.manyToOne(UserEntity).mapToPk().strictNullable(),
    created: p.type(instant),
  },
});
