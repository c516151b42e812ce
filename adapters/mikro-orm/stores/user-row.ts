import type { Person, Roles, User } from '../../../core/people/user.ts';

/** The columns of a `UserRow`. */
export const userColumns = `id, username, first_name as "firstName", last_name as "lastName", email, phone,
  is_admin as "isAdmin", is_stylist as "isStylist"`;

/** A user as these columns or the entity give it: SQLite has numbers for flags. */
export type UserRow = Person & { readonly id: number } & {
  readonly [Role in keyof Roles]: boolean | number;
};

export const userOf = ({ id, username, firstName, lastName, email, phone, ...roles }: UserRow): User => ({
  ...{ id, username, firstName, lastName, email, phone },
  isAdmin: Boolean(roles.isAdmin),
  isStylist: Boolean(roles.isStylist),
});
