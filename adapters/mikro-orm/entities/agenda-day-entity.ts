import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user-entity.ts';

/** The first fence: every change of a stylist's day writes this row first, and so locks it until it ends. */
export const AgendaDayEntity = defineEntity({
  name: 'AgendaDay',
  tableName: 'agenda_days',
  properties: {
    stylist: () => p.manyToOne(UserEntity).mapToPk().primary(),
    day: p.text().primary(),
    /** Number of changes of the day. */
    version: p.integer(),
  },
});
