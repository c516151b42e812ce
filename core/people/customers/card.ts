import type { User } from '../user.ts';

export interface CardEdit {
  readonly staffNotes?: string | null | undefined;
  /** false: the shop takes their bookings by telephone alone. */
  readonly onlineBooking?: boolean | undefined;
}

export interface UserWithNotes extends User {
  readonly staffNotes: string | null;
}

export function withCard(user: User, { onlineBooking }: CardEdit): User {
  if (onlineBooking === undefined) return user;
  const { onlineBooking: _, ...online } = user;
  return onlineBooking ? online : { ...online, onlineBooking };
}
