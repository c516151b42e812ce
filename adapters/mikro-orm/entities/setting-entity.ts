import { defineEntity, p } from '@mikro-orm/core';

/** What the database knows about itself. */
export const SettingEntity = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    name: p.text().primary(),
    value: p.text(),
  },
});
