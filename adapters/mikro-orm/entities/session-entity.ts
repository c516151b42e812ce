import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';

export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    sid: p.text().primary(),
    sess: p.json<Record<string, unknown>>(),
    expire: p.type(instant),
    /** The account in `sess`, for ending all of its sessions. */
    userId: p.integer().nullable(),
    label: p.text().default(''),
    browser: p.text().nullable(),
    /** As in `sess`, for ending the longest unused. */
    seen: p.type(instant).nullable(),
  },
});
