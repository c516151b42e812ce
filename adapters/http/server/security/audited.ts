import type { Action, Actor } from '../../../../core/people/permissions.ts';
import type { Problem } from '../../../../core/problem.ts';
import type { Call } from '../../contract/call.ts';
import type { AuditEvent, Context } from '../context.ts';

/** Reads of other people's data. */
export const showsCustomers: ReadonlySet<Action> = new Set([
  ...([
    'list-users',
    'see-user',
    'list-appointments',
    'list-outside',
    'see-history',
    'list-reminders',
    'list-inactive',
    'list-failed-letters',
  ] as const),
  ...(['keep-closures', 'keep-weeks', 'keep-plans', 'keep-absences'] as const),
]);

/** These events need no details beyond action, actor and target; the others are logged where they happen. */
const plain: Partial<Record<Action, AuditEvent>> = {
  'edit-user': 'person edited',
  'add-service': 'service added',
  'change-service': 'service changed',
  'archive-service': 'service archived',
  'attach-image': 'service changed',
  'cancel-appointment': 'appointment cancelled',
  'forget-browser': 'browser forgotten',
  'end-sessions': 'sessions ended',
  'end-sessions-of': 'sessions ended',
};

/** Refusals that may hide an attempt on somebody else's data. */
const hidden: ReadonlySet<Problem['code']> = new Set([
  ...(['appointment-not-found', 'browser-not-found', 'session-not-found', 'passkey-not-found'] as const),
  ...(['feed-not-found', 'upload-not-found', 'link-not-found'] as const),
]);

export const byWhom = (actor: Actor) => (actor.kind === 'guest' ? {} : { by: actor.userId });

/** What was done. */
export function auditDone(ctx: Context, { action }: Call, actor: Actor, params: unknown): void {
  if (actor.kind === 'admin' && showsCustomers.has(action))
    ctx.state.audit('customer data read', { action, ...byWhom(actor) });
  if (action === 'log-out' && actor.kind !== 'guest') ctx.state.loggedOut = byWhom(actor);
  const event = plain[action];
  if (event !== undefined && actor.kind !== 'guest')
    ctx.state.audit(event, { ...idIn(params), ...byWhom(actor) });
}

const idIn = (params: unknown) =>
  typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'number'
    ? { id: params.id }
    : {};

/** Logs a refusal, except when a page only asks whether somebody is logged in. */
export function auditRefused(ctx: Context, { action }: Call, actor: Actor, { code }: Problem): void {
  const facts = { action, ...byWhom(actor) };
  // Our own pages check the same rules before they send: this input came from elsewhere.
  if (code === 'invalid-input') ctx.state.audit('input refused', facts);
  if (hidden.has(code)) ctx.state.audit('asked in vain', facts);
  if (code === 'not-permitted') ctx.state.audit('denied', facts);
  if (code === 'not-logged-in' && action !== 'see-current-user') ctx.state.audit('not logged in', facts);
  if (code === 'passkey-refused') ctx.state.audit('passkey refused', facts);
  if (code === 'passkey-copied') ctx.state.audit('passkey copied', facts);
  if (code === 'wrong-code') ctx.state.audit('wrong code', facts);
  if (code === 'wrong-current-password') ctx.state.audit('wrong current password', facts);
}
