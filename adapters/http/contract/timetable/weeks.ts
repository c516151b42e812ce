import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { foreseen, week, withAffected } from './affected.ts';

/** `validFrom`: until a newer one. */
const params = z.object({ validFrom: fields.date });
const body = z.object({ week: fields.week });

const version = z.object({ validFrom: z.nullable(z.string()), week });

/** Oldest first. The first, with `validFrom` null, is the configured one. */
export const listWeeks = {
  ...addressed(addresses.listWeeks),
  action: 'list-weeks',
  status: 200,
  reply: { everyone: z.array(version) },
} as const satisfies Call;

/** Replaces the one that begins on the same day. Not before today. */
export const keepWeek = {
  ...addressed(addresses.keepWeek),
  action: 'keep-weeks',
  params,
  body,
  status: 200,
  reply: { admin: z.object({ validFrom: z.string(), week, ...withAffected }) },
} as const satisfies Call;

export const foreseeWeek = {
  ...addressed(addresses.foreseeWeek),
  action: 'keep-weeks',
  params,
  body,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;

/** What taking it back would leave outside. */
export const foreseeWeekRemoval = {
  ...addressed(addresses.foreseeWeekRemoval),
  action: 'keep-weeks',
  params,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;

/** One that began before today stays: 409 `hours-in-force`. */
export const removeWeek = {
  ...addressed(addresses.removeWeek),
  action: 'keep-weeks',
  params,
  status: 204,
} as const satisfies Call;
