import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';

/** When somebody did what only so many may do in a while. */
export const LimitEntity = defineEntity({
  name: 'Limit',
  tableName: 'limits',
  properties: {
    /** A hash of the limit's name and of whom it counts. */
    key: p.text().primary(),
    /** Milliseconds since 1970, oldest first. */
    hits: p.json<readonly number[]>(),
    expires: p.type(instant),
  },
});
