import * as z from 'zod/mini';
import * as fields from '../../../core/fields.ts';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';
import { dateRange, idParams, idText, minutesText, notBoth, servicesText } from './values.ts';

export const LONGEST_RANGE = 62;

export const timeslot = z.object({ id: z.number(), time: z.string(), isAvailable: z.boolean() });
export type TimeslotReply = z.infer<typeof timeslot>;

export const dayAvailability = z.object({
  date: z.string(),
  state: z.enum(['open', 'full', 'closed', 'past']),
  firstStart: z.nullable(z.string()),
  /** Of a closed day: true when only those asked for do not work then. */
  isShopOpen: z.boolean(),
  /** Of a closure of that day. */
  reason: z.nullable(z.string()),
});
export type DayAvailabilityReply = z.infer<typeof dayAvailability>;

const wish = {
  stylistId: z.optional(idText),
  /** Its own times win over `duration`. */
  serviceId: z.optional(idText),
  /** In place of `serviceId`: up to five one after the other, `3,1,3`. */
  serviceIds: z.optional(servicesText),
  duration: z.optional(minutesText),
};

/**
 * The quarter-hours of a day. With `duration`, `isAvailable` says whether a visit of that length can start there; with
 * `serviceId` or `serviceIds`, whether one with the posa and clean-up of those services can.
 */
export const seeTimeslots = {
  ...addressed(addresses.seeTimeslots),
  action: 'see-timeslots',
  query: z.object({ date: fields.date, ...wish }).check(notBoth),
  status: 200,
  reply: { everyone: z.array(timeslot) },
} as const satisfies Call;

/** How much room each of at most 62 days has, both ends included. */
export const seeAvailability = {
  ...addressed(addresses.seeAvailability),
  action: 'see-availability',
  query: dateRange(LONGEST_RANGE, fieldWording['range-too-long'], wish).check(notBoth),
  status: 200,
  reply: { everyone: z.array(dayAvailability) },
} as const satisfies Call;

const withWhom = { stylistId: z.optional(idText) };

/**
 * The quarter-hours of a day, with those available at which an appointment may be put by whoever may move it: reckoned with
 * the times it was booked with, and its own quarter-hours free. Without `stylistId` it stays with the same.
 */
export const seeMovingTimes = {
  ...addressed(addresses.seeMovingTimes),
  action: 'move-appointment',
  params: idParams,
  query: z.object({ date: fields.date, ...withWhom }),
  status: 200,
  reply: { admin: z.array(timeslot), customer: z.array(timeslot) },
} as const satisfies Call;

/** How much room each of at most 62 days has for it. */
export const seeMovingDays = {
  ...addressed(addresses.seeMovingDays),
  action: 'move-appointment',
  params: idParams,
  query: dateRange(LONGEST_RANGE, fieldWording['range-too-long'], withWhom),
  status: 200,
  reply: { admin: z.array(dayAvailability), customer: z.array(dayAvailability) },
} as const satisfies Call;
