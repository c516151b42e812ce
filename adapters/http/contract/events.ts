import * as z from 'zod/mini';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';

/** Ids of what has changed, list by list. Their present state is read by the ordinary calls. */
export const changedEvent = z.object({
  appointments: z.optional(z.array(z.number())),
  services: z.optional(z.array(z.number())),
  users: z.optional(z.array(z.number())),
  timetable: z.optional(z.array(z.number())),
});
export type ChangedEvent = z.infer<typeof changedEvent>;

/**
 * A stream of server-sent events for administrators: `changed` carries a `ChangedEvent`; `resync` says that some may have
 * been missed, so that everything is to be read afresh, which also holds whenever a browser has connected. It is answered
 * once no later change can be missed.
 */
export const seeEvents = {
  ...addressed(addresses.seeEvents),
  action: 'see-events',
  status: 200,
} as const satisfies Call;
