import * as z from 'zod/mini';
import * as fields from '../../../core/fields.ts';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';
import { idText, minutesText } from './values.ts';

const MILLISECONDS_OF_A_DAY = 86_400_000;
const LONGEST_RANGE = 62;

export const timeslot = z.object({ id: z.number(), time: z.string(), isAvailable: z.boolean() });
export type TimeslotReply = z.infer<typeof timeslot>;

export const dayAvailability = z.object({
  date: z.string(),
  state: z.enum(['open', 'full', 'closed', 'past']),
  firstStart: z.nullable(z.string()),
});
export type DayAvailabilityReply = z.infer<typeof dayAvailability>;

const wish = { stylistId: z.optional(idText), duration: z.optional(minutesText) };

/** The quarter-hours of a day. With `duration`, `isAvailable` says whether a visit of that length can start there. */
export const seeTimeslots = {
  ...addressed(addresses.seeTimeslots),
  action: 'see-timeslots',
  query: z.object({ date: fields.date, ...wish }),
  status: 200,
  reply: { everyone: z.array(timeslot) },
} as const satisfies Call;

const daysIn = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / MILLISECONDS_OF_A_DAY + 1;

/** How much room each of at most 62 days has, both ends included. */
export const seeAvailability = {
  ...addressed(addresses.seeAvailability),
  action: 'see-availability',
  query: z.object({ from: fields.date, to: fields.date, ...wish }).check(
    z.refine(range => daysIn(range) >= 1, { path: ['to'], error: fieldWording['range-reversed'] }),
    z.refine(range => daysIn(range) <= LONGEST_RANGE, {
      path: ['to'],
      error: fieldWording['range-too-long'],
    }),
  ),
  status: 200,
  reply: { everyone: z.array(dayAvailability) },
} as const satisfies Call;
