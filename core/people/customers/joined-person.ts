import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { isStaff } from '../password/forgotten-password.ts';
import { hasAccount, type User } from '../user.ts';

/** Somebody as they are stored. */
export interface JoinedPerson {
  readonly user: User;
  readonly passwordHash: string | null;
  readonly emailIsOwn: boolean;
  readonly staffNotes: string | null;
}

const MAX_NOTES = 1000;

/**
 * Both in one, under the id of `into`: what `into` lacks is filled from `gone`, and a login goes along. Notes are kept of both;
 * one of them that books by telephone alone goes on doing so. Pure.
 */
export function joinedPerson(
  gone: JoinedPerson,
  into: JoinedPerson,
): Result<JoinedPerson, ProblemOf<'staff-stays' | 'two-logins' | 'notes-too-long'>> {
  if (isStaff(gone.user)) return refuse({ code: 'staff-stays' });
  if (hasAccount(gone.user) && hasAccount(into.user)) return refuse({ code: 'two-logins' });
  const staffNotes = [...new Set([into.staffNotes, gone.staffNotes])].filter(Boolean).join('\n') || null;
  if (staffNotes !== null && staffNotes.length > MAX_NOTES) return refuse({ code: 'notes-too-long' });
  const byPhone = [gone, into].some(({ user }) => user.onlineBooking === false);
  return ok({
    user: { ...filledFrom(into.user, gone.user), ...(byPhone && { onlineBooking: false as const }) },
    passwordHash: into.passwordHash ?? gone.passwordHash,
    emailIsOwn: into.user.email === null ? gone.emailIsOwn : into.emailIsOwn,
    staffNotes,
  });
}

const filledFrom = (kept: User, other: User): User => ({
  ...kept,
  username: kept.username ?? other.username,
  firstName: kept.firstName ?? other.firstName,
  lastName: kept.lastName ?? other.lastName,
  email: kept.email ?? other.email,
  phone: kept.phone ?? other.phone,
});
