import type { Person, Roles, User } from '../../../core/people/user.ts';

/** The columns of a `UserRow`. */
export const userColumns = `id, username, first_name as "firstName", last_name as "lastName", email, phone,
  is_admin as "isAdmin", is_stylist as "isStylist", online_booking as "onlineBooking"`;

/** A user as these columns or the entity give it: SQLite has numbers for flags. */
export type UserRow = Person & { readonly id: number } & {
  readonly [Flag in keyof Roles | 'onlineBooking']: boolean | number;
};

export const userOf = ({ id, username, firstName, lastName, email, phone, ...flags }: UserRow): User => ({
  ...{ id, username, firstName, lastName, email, phone },
  isAdmin: Boolean(flags.isAdmin),
  isStylist: Boolean(flags.isStylist),
  ...(!flags.onlineBooking && { onlineBooking: false }),
});
