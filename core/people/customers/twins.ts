import { sortKey } from '../folded-key.ts';
import { hasAccount, type User } from '../user.ts';

/** The surest first. */
export const likenesses = ['phone', 'email', 'name'] as const;
export type Likeness = (typeof likenesses)[number];

/** By what two people may be one; undefined: by nothing, or they could not be merged. */
export function likeness(one: User, other: User): Likeness | undefined {
  if (one.id === other.id || (hasAccount(one) && hasAccount(other))) return undefined;
  if (one.phone !== null && one.phone === other.phone) return 'phone';
  if (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) return 'email';
  return sortKey(one) === sortKey(other) ? 'name' : undefined;
}
