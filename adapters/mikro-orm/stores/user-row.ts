import type { User } from '../../../core/people/user.ts';

export const userColumns = 'id, username, first_name, last_name, email, phone, is_admin, is_stylist';

/** A row of `users` with these columns. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly is_admin: boolean | number;
  readonly is_stylist: boolean | number;
}

export const userOf = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  isAdmin: Boolean(row.is_admin),
  isStylist: Boolean(row.is_stylist),
});
