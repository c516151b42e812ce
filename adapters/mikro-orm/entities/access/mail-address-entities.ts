import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../instant.ts';
import { UserEntity } from '../user-entity.ts';

/** Valid only while the account still has this address. */
export const ConfirmedAddressEntity = defineEntity({
  name: 'ConfirmedAddress',
  tableName: 'confirmed_addresses',
  properties: { user: () => p.oneToOne(UserEntity).mapToPk().primary(), address: p.text() },
});

/** The link in each letter to an unconfirmed address. */
export const AddressLinkEntity = defineEntity({
  name: 'AddressLink',
  tableName: 'address_links',
  properties: {
    hash: p.text().primary(),
    user: () => p.manyToOne(UserEntity).mapToPk(),
    address: p.text(),
    expires: p.type(instant),
  },
});
