import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user-entity.ts';

/** The first fence: the row that whoever changes a stylist's day writes first, and so holds until the end. */
export const AgendaDayEntity = defineEntity({
  name: 'AgendaDay',
  tableName: 'agenda_days',
  properties: {
    stylist: () => p.manyToOne(UserEntity).mapToPk().primary(),
    day: p.text().primary(),
    /** How often the day was changed. */
    version: p.integer(),
  },
});
