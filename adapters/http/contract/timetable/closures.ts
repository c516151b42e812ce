import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call, type ReplyOf } from '../call.ts';
import { anyDates, dateRange, idParams } from '../values.ts';
import { foreseen, interval, withAffected } from './affected.ts';

const closure = z.object({
  id: z.number(),
  /** Both included, `yyyy-MM-dd`. */
  from: z.string(),
  to: z.string(),
  /** Of each of the days, whatever the week says; empty: closed. */
  hours: z.array(interval),
  /** null: whoever usually works then; a list: exactly these, for all of the hours. */
  stylistIds: z.nullable(z.array(z.number())),
  reason: z.string(),
});
export type ClosureReply = ReplyOf<typeof listClosures>[number];

const details = dateRange(366, fieldWording['closure-too-long'], {
  hours: z._default(fields.opening, []),
  stylistIds: z._default(fields.someIds, null),
  reason: z._default(fields.reason, ''),
});

const kept = z.extend(closure, withAffected);

/** Closures and extra openings that share a date with the range. */
export const listClosures = {
  ...addressed(addresses.listClosures),
  action: 'list-closures',
  query: anyDates({}),
  status: 200,
  reply: { everyone: z.array(closure) },
} as const satisfies Call;

/** Two never share a date: 409. The very same again answers the stored one. */
export const addClosure = {
  ...addressed(addresses.addClosure),
  action: 'keep-closures',
  body: details,
  status: 201,
  reply: { admin: kept },
} as const satisfies Call;

export const changeClosure = {
  ...addressed(addresses.changeClosure),
  action: 'keep-closures',
  params: idParams,
  body: details,
  status: 200,
  reply: { admin: kept },
} as const satisfies Call;

export const foreseeClosure = {
  ...addressed(addresses.foreseeClosure),
  action: 'keep-closures',
  body: details,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;

export const foreseeClosureChange = {
  ...addressed(addresses.foreseeClosureChange),
  action: 'keep-closures',
  params: idParams,
  body: details,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;

/** What taking it back would leave outside. */
export const foreseeClosureRemoval = {
  ...addressed(addresses.foreseeClosureRemoval),
  action: 'keep-closures',
  params: idParams,
  status: 200,
  reply: { admin: foreseen },
} as const satisfies Call;

export const removeClosure = {
  ...addressed(addresses.removeClosure),
  action: 'keep-closures',
  params: idParams,
  status: 204,
} as const satisfies Call;
