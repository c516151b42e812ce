import type { Temporal } from 'temporal-polyfill';
import type { Bound } from '../calendar/customer-rules.ts';
import type { Actor } from '../people/permissions.ts';

/** Undefined for administrators, whom the shop's rules do not bind. */
export const boundBy = (actor: Actor, bound: Bound): Bound | undefined =>
  actor.kind === 'admin' ? undefined : bound;

export const boundAt = (actor: Actor, now: Temporal.Instant): Temporal.Instant | undefined =>
  actor.kind === 'admin' ? undefined : now;
