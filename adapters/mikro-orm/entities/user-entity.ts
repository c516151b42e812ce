import { defineEntity, p } from '@mikro-orm/core';

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    /** As typed; `usernameKey` makes it unique. Null, like the password, for who has no login. */
    username: p.text().strictNullable(),
    usernameKey: p.text().strictNullable().unique(),
    /** For searching and sorting: see `core/people/folded-key.ts`. */
    searchKey: p.text(),
    sortKey: p.text(),
    passwordHash: p.text().strictNullable(),
    firstName: p.text().strictNullable(),
    lastName: p.text().strictNullable(),
    email: p.text().strictNullable(),
    /** Whether the person entered it themselves, rather than the shop. */
    emailIsOwn: p.boolean(),
    phone: p.text().strictNullable(),
    isAdmin: p.boolean(),
    isStylist: p.boolean(),
    /** The shop's notes, which the person does not see. */
    staffNotes: p.text().strictNullable(),
    /** False: the shop takes their bookings by telephone only. */
    onlineBooking: p.boolean(),
    /** Of the request that brought a customer: sent again, it brings no second one. */
    requestId: p.text().strictNullable().unique(),
    /** An erased person, kept since appointments refer to the row. */
    erased: p.boolean().default(false),
  },
});
