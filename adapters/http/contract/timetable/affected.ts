import * as z from 'zod/mini';
import { appointmentWithCustomer } from '../appointments.ts';

export type AffectedVisitReply = z.infer<typeof appointmentWithCustomer>;

/** Of what was stored: the coming visits that it leaves outside. None is cancelled. */
export const withAffected = { affected: z.array(appointmentWithCustomer) };

/** What storing it would answer as `affected`. */
export const foreseen = z.object({ appointments: z.array(appointmentWithCustomer) });

export const interval = z.object({ from: z.string(), to: z.string() });

/** Seven lists, Monday first. */
export const week = z.array(z.array(interval));
