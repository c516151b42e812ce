import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { appointment, place } from '../appointments.ts';
import { dayAvailability, LONGEST_RANGE, timeslot } from '../calendar.ts';
import { addressed, type Call } from '../call.ts';
import { dateRange } from '../values.ts';

/**
 * What a link in a letter opens: one appointment, without a login, for whoever holds it. The secret, which the page is
 * given behind `#`, travels in the body alone. One that opens nothing is answered 404 `link-not-found`, whatever the reason.
 */
const secret = z.string(fieldWording['not-text']).check(z.maxLength(200, fieldWording['not-text']));
const link = z.object({ secret });

/** Nothing of its owner, nor what they wrote. */
const visit = z.omit(appointment, { userId: true, notes: true, externalCalendarId: true });

export const openVisit = {
  ...addressed(addresses.openVisit),
  action: 'open-visit',
  body: link,
  status: 200,
  reply: { everyone: visit },
} as const satisfies Call;

const withWhom = { secret, stylistId: z.optional(fields.id) };

/** As `seeMovingTimes` answers its owner. */
export const seeVisitTimes = {
  ...addressed(addresses.seeVisitTimes),
  action: 'open-visit',
  body: z.object({ date: fields.date, ...withWhom }),
  status: 200,
  reply: { everyone: z.array(timeslot) },
} as const satisfies Call;

/** As `seeMovingDays` answers its owner. */
export const seeVisitDays = {
  ...addressed(addresses.seeVisitDays),
  action: 'open-visit',
  body: dateRange(LONGEST_RANGE, fieldWording['range-too-long'], withWhom),
  status: 200,
  reply: { everyone: z.array(dayAvailability) },
} as const satisfies Call;

/** As the owner moves it. `from`: where the page showed it. */
export const moveVisit = {
  ...addressed(addresses.moveVisit),
  action: 'open-visit',
  body: z.object({
    ...{ secret, date: fields.date, time: fields.time, stylistId: z.optional(fields.id) },
    from: z.object(place, fieldWording['place-invalid']),
  }),
  status: 200,
  reply: { everyone: visit },
} as const satisfies Call;

/** As the owner cancels it. */
export const cancelVisit = {
  ...addressed(addresses.cancelVisit),
  action: 'open-visit',
  body: link,
  status: 200,
  reply: { everyone: visit },
} as const satisfies Call;

/** The text that `seeCalendarFile` answers its owner, without their name and address. */
export const seeVisitFile = {
  ...addressed(addresses.seeVisitFile),
  action: 'open-visit',
  body: link,
  status: 200,
  reply: { everyone: z.object({ file: z.string() }) },
} as const satisfies Call;
