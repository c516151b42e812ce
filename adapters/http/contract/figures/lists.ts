import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import * as addresses from '../addresses.ts';
import { appointmentFilter } from '../appointments.ts';
import { addressed, type Call } from '../call.ts';

/** As Italian spreadsheets open it: semicolons, a byte order mark, a comma in numbers. */
const csv = 'text/csv; charset=utf-8';

/** The filtered list of appointments as a file; streamed. */
export const takeAppointments = {
  ...addressed(addresses.takeAppointments),
  action: 'take-lists',
  query: z.object(appointmentFilter),
  status: 200,
  reply: { admin: z.string() },
  file: { type: csv, otherwise: '/admin?scheda=appuntamenti' },
} as const satisfies Call;

/** The same of customers. */
export const takeCustomers = {
  ...addressed(addresses.takeCustomers),
  action: 'take-lists',
  query: z.object({ search: z.optional(fields.search) }),
  status: 200,
  reply: { admin: z.string() },
  file: { type: csv, otherwise: '/admin?scheda=clienti' },
} as const satisfies Call;
