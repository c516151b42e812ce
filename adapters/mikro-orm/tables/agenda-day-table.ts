import { defineEntity, p } from '@mikro-orm/core';
import { UserTable } from './user-table.ts';

/** The first fence: the row that whoever changes a stylist's day writes first, and so holds until the end. */
export const AgendaDayTable = defineEntity({
  name: 'AgendaDay',
  tableName: 'agenda_days',
  properties: {
    stylist: () => p.manyToOne(UserTable).mapToPk().primary(),
    day: p.text().primary(),
    /** How often the day was changed. */
    version: p.integer(),
  },
});
