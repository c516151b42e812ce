import { defineEntity, p } from '@mikro-orm/core';

/** Facts about the database itself. */
export const SettingEntity = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    name: p.text().primary(),
    value: p.text(),
  },
});
