import { defineEntity, p } from '@mikro-orm/core';

/** The highest id of anybody who was merged away: it is given to nobody again. */
export const HIGHEST_GONE = 'highest-user-id-gone';

/** After how many months who does not come is erased; without it, never. */
export const KEEP_MONTHS = 'keep-months';

/** Facts about the database itself. */
export const SettingEntity = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    name: p.text().primary(),
    value: p.text(),
  },
});
