import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';
import { UserTable } from './user-table.ts';

/** Links that set a forgotten password anew. */
export const ResetLinkTable = defineEntity({
  name: 'ResetLink',
  tableName: 'reset_links',
  properties: {
    hash: p.text().primary(),
    user: () => p.manyToOne(UserTable).mapToPk(),
    kind: p.text(),
    issued: p.type(instant),
    expires: p.type(instant),
  },
});
