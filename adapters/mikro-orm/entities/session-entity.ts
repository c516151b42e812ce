import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';

export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    sid: p.text().primary(),
    sess: p.json<Record<string, unknown>>(),
    expire: p.type(instant),
    /** The account in `sess`, so that all sessions of one can be ended. */
    userId: p.integer().nullable(),
  },
});
