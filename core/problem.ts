import type { Temporal } from 'temporal-polyfill';
import type { Outcome } from './booking/outcome/outcome.ts';
import type { Place } from './booking/place.ts';
import type { Terms } from './catalogue/service.ts';

/** Every refusal. Its sentence stands in `wording.ts`, its status in the HTTP adapter; both are exhaustive. */
export type Problem =
  | { readonly code: 'invalid-input'; readonly fields: FieldErrors }
  | { readonly code: 'wrong-credentials' }
  | { readonly code: 'not-logged-in' }
  | { readonly code: 'not-permitted' }
  | { readonly code: 'service-not-found' }
  | { readonly code: 'stylist-not-found' }
  | { readonly code: 'customer-not-found' }
  | { readonly code: 'user-not-found' }
  | { readonly code: 'browser-not-found' }
  | { readonly code: 'session-not-found' }
  | { readonly code: 'appointment-not-found' }
  | { readonly code: 'feed-not-found' }
  | { readonly code: 'letter-not-found' }
  | { readonly code: 'letter-not-taken' }
  | { readonly code: 'no-own-address' }
  | { readonly code: 'link-not-found' }
  | { readonly code: 'upload-not-found' }
  | { readonly code: 'upload-too-large' }
  | { readonly code: 'image-not-uploaded' }
  | { readonly code: 'not-a-picture' }
  | { readonly code: 'username-taken' }
  | { readonly code: 'start-in-the-past' }
  /** `days`: how many back there may be. */
  | { readonly code: 'too-long-past'; readonly days: number }
  /** Clocks are put forward over it. */
  | { readonly code: 'no-such-hour' }
  | { readonly code: 'beyond-horizon'; readonly lastDay: string }
  /** `reason`: of the closure; null: that weekday is closed. */
  | { readonly code: 'closed-day'; readonly reason: string | null }
  | { readonly code: 'off-the-grid'; readonly granularity: number }
  | { readonly code: 'outside-opening-hours' }
  | { readonly code: 'runs-into-break'; readonly breakFrom: string }
  | { readonly code: 'runs-past-closing'; readonly closing: string }
  | { readonly code: 'service-changed'; readonly expected: Terms; readonly current: Terms }
  | { readonly code: 'closure-not-found' }
  | { readonly code: 'closure-overlaps'; readonly days: string; readonly reason: string }
  /** Of a shop's week or a stylist's plan. */
  | { readonly code: 'hours-not-found' }
  | { readonly code: 'hours-in-force' }
  | { readonly code: 'day-too-long'; readonly days: string; readonly reason: string }
  | { readonly code: 'absence-not-found' }
  | { readonly code: 'slot-taken' }
  | { readonly code: 'no-stylist' }
  /** `stylist`: the one asked for; null: nobody does it. */
  | { readonly code: 'stylist-does-not-do-it'; readonly stylist: string | null; readonly service: string }
  /** `stylist`: the one asked for; null: nobody works then. */
  | { readonly code: 'not-working-then'; readonly stylist: string | null }
  /** `last`: on the shop's clock, the last moment for it; `phone`: of the shop, which may see it otherwise. */
  | { readonly code: 'too-short-notice'; readonly last: Temporal.PlainDateTime; readonly phone: string }
  | { readonly code: 'too-late-to-cancel'; readonly last: Temporal.PlainDateTime; readonly phone: string }
  | { readonly code: 'too-late-to-move'; readonly last: Temporal.PlainDateTime; readonly phone: string }
  | { readonly code: 'too-many-upcoming'; readonly most: number; readonly phone: string }
  | { readonly code: 'has-account' }
  | { readonly code: 'two-logins' }
  | { readonly code: 'staff-stays' }
  | { readonly code: 'notes-too-long' }
  | { readonly code: 'invitation-over' }
  | { readonly code: 'phone-only'; readonly phone: string }
  | { readonly code: 'not-cancellable' }
  | { readonly code: 'not-movable' }
  /** Otherwise it has an outcome. */
  | { readonly code: 'not-editable'; readonly isCancelled: boolean }
  /** `place`: where it stands now, and with whom. */
  | { readonly code: 'appointment-changed'; readonly place: Place; readonly stylist: string | null }
  /** `place`: where it begins. */
  | { readonly code: 'not-begun'; readonly place: Place }
  | { readonly code: 'cancelled-already' }
  /** `services`: what they are now. */
  | { readonly code: 'services-changed'; readonly services: string }
  /** Somebody else's, which would be lost; null: they were taken out. */
  | { readonly code: 'notes-changed'; readonly notes: readonly (string | null)[] }
  | { readonly code: 'not-restorable' }
  | { readonly code: 'too-late-to-restore'; readonly minutes: number }
  | { readonly code: 'outcome-changed'; readonly now: Outcome }
  | { readonly code: 'too-many-attempts'; readonly seconds: number }
  | { readonly code: 'last-admin' }
  | { readonly code: 'serves-visits' }
  /** The password was right. */
  | { readonly code: 'second-factor-needed' }
  | { readonly code: 'second-factor-required' }
  | { readonly code: 'second-factor-on' }
  | { readonly code: 'login-over' }
  | { readonly code: 'login-not-fresh' }
  | { readonly code: 'passkey-refused' }
  /** Its counter went back. */
  | { readonly code: 'passkey-copied' }
  | { readonly code: 'passkey-not-found' }
  | { readonly code: 'too-many-passkeys' }
  | { readonly code: 'wrong-code'; readonly fields: FieldErrors }
  | { readonly code: 'wrong-current-password'; readonly fields: FieldErrors };

export type ProblemCode = Problem['code'];
export type ProblemOf<C extends ProblemCode> = Extract<Problem, { code: C }>;

/** Field name → sentence. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Result<T, P extends Problem = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = <const P extends Problem>(problem: P): { readonly ok: false; readonly problem: P } => ({
  ok: false,
  problem,
});
