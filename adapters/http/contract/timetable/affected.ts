import * as z from 'zod/mini';
import { appointmentWithCustomer } from '../appointments.ts';

/** With what the customer is called at. */
const affectedVisit = z.extend(appointmentWithCustomer, { customerPhone: z.nullable(z.string()) });
export type AffectedVisitReply = z.infer<typeof affectedVisit>;

/** Of what was stored: the coming visits that it leaves outside. None is cancelled. */
export const withAffected = { affected: z.array(affectedVisit) };

/** What storing it would answer as `affected`. */
export const foreseen = z.object({ appointments: z.array(affectedVisit) });

export const interval = z.object({ from: z.string(), to: z.string() });

/** Seven lists, Monday first. */
export const week = z.array(z.array(interval));
