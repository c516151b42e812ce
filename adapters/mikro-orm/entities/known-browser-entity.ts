import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';
import { UserEntity } from './user-entity.ts';

/** On which browsers an account has been logged in: one row for each of the two. */
export const KnownBrowserEntity = defineEntity({
  name: 'KnownBrowser',
  tableName: 'known_browsers',
  properties: {
    id: p.integer().primary(),
    /** The hash of the secret in its cookie. */
    browser: p.text(),
    user: () => p.manyToOne(UserEntity).mapToPk(),
    staff: p.boolean(),
    label: p.text(),
    since: p.type(instant),
    lastSeen: p.type(instant),
  },
});
