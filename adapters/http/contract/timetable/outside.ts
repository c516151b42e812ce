import * as z from 'zod/mini';
import * as addresses from '../addresses.ts';
import { appointmentWithCustomer } from '../appointments.ts';
import { addressed, type Call } from '../call.ts';
import { idParams } from '../values.ts';

const outsideVisit = z.extend(appointmentWithCustomer, {
  /** The shop is closed then, the stylist does not work, is absent, or does not do the service. */
  outsideReason: z.object({ kind: z.enum(['closed', 'plan', 'absent', 'skill']), text: z.string() }),
});

/** Coming visits outside the timetable as it stands, by their start; without those that are kept. */
export const listOutside = {
  ...addressed(addresses.listOutside),
  action: 'list-outside',
  status: 200,
  reply: { admin: z.object({ appointments: z.array(outsideVisit) }) },
} as const satisfies Call;

/** Counts for its present date, time and stylist, until a later change takes that time again. */
export const keepVisit = {
  ...addressed(addresses.keepVisit),
  action: 'keep-outside',
  params: idParams,
  status: 204,
} as const satisfies Call;
