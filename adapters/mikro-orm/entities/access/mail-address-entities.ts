import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../instant.ts';
import { UserEntity } from '../user-entity.ts';

/** It counts while it is the account's. */
export const ConfirmedAddressEntity = defineEntity({
  name: 'ConfirmedAddress',
  tableName: 'confirmed_addresses',
  properties: { user: () => p.oneToOne(UserEntity).mapToPk().primary(), address: p.text() },
});

/** One in each letter to an address that nobody has confirmed. */
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
