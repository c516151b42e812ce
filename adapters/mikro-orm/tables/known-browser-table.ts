import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';
import { UserTable } from './user-table.ts';

/** On which browsers an account has been logged in: one row for each of the two. */
export const KnownBrowserTable = defineEntity({
  name: 'KnownBrowser',
  tableName: 'known_browsers',
  properties: {
    id: p.integer().primary(),
    /** The hash of the secret in its cookie. */
    browser: p.text(),
    user: () => p.manyToOne(UserTable).mapToPk(),
    staff: p.boolean(),
    label: p.text(),
    since: p.type(instant),
    lastSeen: p.type(instant),
  },
});
