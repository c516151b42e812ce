import type { Actor } from '../people/permissions.ts';

/** Undefined for administrators, whom the shop's rules do not bind. */
export const ifBound = <T>(actor: Actor, bound: T): T | undefined =>
  actor.kind === 'admin' ? undefined : bound;
