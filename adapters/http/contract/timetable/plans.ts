import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call, type ReplyOf } from '../call.ts';
import { idParams, idText } from '../values.ts';
import { foreseen, week, withAffected } from './affected.ts';

const params = z.object({ id: idText, validFrom: fields.date });
const body = z.object({ weeks: fields.planWeeks });

/** One week, or two that alternate from the Monday of `validFrom`; until a newer one. */
const plan = z.object({ validFrom: z.string(), weeks: z.array(week) });
export type PlanReply = ReplyOf<typeof seePlan>;

/** Oldest first. Somebody without a plan works when the shop is open. */
export const listPlans = {
  ...addressed(addresses.listPlans),
  action: 'list-plans',
  params: idParams,
  status: 200,
  reply: { admin: z.array(plan) },
} as const satisfies Call;

export const seePlan = {
  ...addressed(addresses.seePlan),
  action: 'list-plans',
  params,
  status: 200,
  reply: { admin: plan },
} as const satisfies Call;

/** Replaces the one that begins on the same day. */
export const keepPlan = {
  ...addressed(addresses.keepPlan),
  action: 'keep-plans',
  params,
  body,
  status: 200,
  reply: { admin: z.extend(plan, withAffected) },
} as const satisfies Call;

export const foreseePlan = {
  ...addressed(addresses.foreseePlan),
  action: 'keep-plans',
  params,
  body,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;

/** What taking it back would leave outside. */
export const foreseePlanRemoval = {
  ...addressed(addresses.foreseePlanRemoval),
  action: 'keep-plans',
  params,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;

export const removePlan = {
  ...addressed(addresses.removePlan),
  action: 'keep-plans',
  params,
  status: 204,
} as const satisfies Call;
