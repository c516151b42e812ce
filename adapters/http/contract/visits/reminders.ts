import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { reminderStates } from '../../../../core/letters/by-hand/reminded.ts';
import { failures } from '../../../../core/letters/letter.ts';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { appointmentWithCustomer } from '../appointments.ts';
import { addressed, type Call } from '../call.ts';
import { idParams, idText, instant, sentInstant } from '../values.ts';

const reminder = z.extend(appointmentWithCustomer, {
  hasEmail: z.boolean(),
  /** Of the letter that reminds of it where it stands; null: there is none, and none will go. */
  letter: z.nullable(z.enum(reminderStates)),
  /** When that is planned to go, or went. */
  letterAt: z.nullable(instant),
  letterFailure: z.nullable(z.enum(failures)),
  /** By hand. */
  reminded: z.nullable(z.object({ at: instant, by: z.string() })),
});

/** Everybody who is expected on a date, tomorrow unless it is given, in their order. */
export const listReminders = {
  ...addressed(addresses.listReminders),
  action: 'list-reminders',
  query: z.object({ date: z.optional(fields.date), stylistId: z.optional(idText) }),
  status: 200,
  reply: { admin: z.object({ date: z.string(), appointments: z.array(reminder) }) },
} as const satisfies Call;

/**
 * Counts for the time at which it stands: once it is moved nobody has been reminded of it. `from`: when it begins as far as
 * the caller knows; when it does not, 409 `appointment-changed`.
 */
export const setReminded = {
  ...addressed(addresses.setReminded),
  action: 'set-reminded',
  params: idParams,
  body: z.object({
    reminded: fields.flag,
    from: z.optional(sentInstant(fieldWording['place-invalid'])),
  }),
  status: 204,
} as const satisfies Call;
