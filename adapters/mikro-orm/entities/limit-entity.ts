import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';

/** Recent tries of what is limited. */
export const LimitEntity = defineEntity({
  name: 'Limit',
  tableName: 'limits',
  properties: {
    /** A hash of the limit's name and key. */
    key: p.text().primary(),
    /** Milliseconds since 1970, oldest first. */
    hits: p.json<readonly number[]>(),
    expires: p.type(instant),
  },
});
