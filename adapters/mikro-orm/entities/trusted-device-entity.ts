import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';
import { UserEntity } from './user-entity.ts';

/** A trusted device: one row for each pair of browser and account. */
export const TrustedDeviceEntity = defineEntity({
  name: 'TrustedDevice',
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
