import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../instant.ts';
import { UserEntity } from '../user-entity.ts';

/** The public key; the private one never leaves its authenticator. */
export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.text().primary().fieldName('credential'),
    user: () => p.manyToOne(UserEntity).mapToPk(),
    publicKey: p.text(),
    /** 32 bits without a sign. */
    counter: p.bigint('number'),
    name: p.text(),
    created: p.type(instant),
    lastUsed: p.type(instant).strictNullable(),
  },
});
