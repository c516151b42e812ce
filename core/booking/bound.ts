import type { Temporal } from 'temporal-polyfill';
import type { ShopHours } from '../calendar/shop-hours.ts';
import { type ShopMoment, shopMoment } from '../calendar/shop-time.ts';
import type { Actor } from '../people/permissions.ts';

/** Only administrators override the rules; from anybody else it is ignored. */
export const overrides = (actor: Actor, { override }: { readonly override?: boolean | undefined }): boolean =>
  actor.kind === 'admin' && override === true;

/** What counts as ahead: for administrators also the quarter-hour that has begun. */
export function momentFor(actor: Actor, hours: ShopHours, instant: Temporal.Instant): ShopMoment {
  const now = shopMoment(hours, instant);
  return actor.kind === 'admin' ? { ...now, minute: now.minute - hours.granularity } : now;
}

/** Undefined for administrators, whom the shop's rules do not bind. */
export const ifBound = <T>(actor: Actor, bound: T): T | undefined =>
  actor.kind === 'admin' ? undefined : bound;
