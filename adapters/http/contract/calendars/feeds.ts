import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { idParams, instant } from '../values.ts';

const stylistId = z.nullable(fields.id);

/** `stylistId`: whose appointments it holds; null: everybody's. */
const feed = z.object({ id: z.number(), stylistId: z.nullable(z.number()), created: instant });

/** Calendars that are read from outside, the oldest first. Their addresses are told once, when they are made. */
export const listFeeds = {
  ...addressed(addresses.listFeeds),
  action: 'keep-feeds',
  status: 200,
  reply: { admin: z.array(feed) },
} as const satisfies Call;

export const addFeed = {
  ...addressed(addresses.addFeed),
  action: 'keep-feeds',
  body: z.object({ stylistId }),
  status: 201,
  reply: { admin: z.extend(feed, { url: z.string() }) },
} as const satisfies Call;

export const removeFeed = {
  ...addressed(addresses.removeFeed),
  action: 'keep-feeds',
  params: idParams,
  status: 204,
} as const satisfies Call;

/**
 * Appointments of the last month and of all that is to come, as iCalendar, for whoever knows the address: service and the
 * customer's first name, nothing else of them. Answers 304 to a copy that is still right.
 */
export const seeFeed = {
  ...addressed(addresses.seeFeed),
  action: 'see-feed',
  params: z.object({ secret: z.string() }),
  status: 200,
  file: { type: 'text/calendar' },
  reply: { everyone: z.string() },
} as const satisfies Call;
