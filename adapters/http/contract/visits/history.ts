import * as z from 'zod/mini';
import { contentParts } from '../../../../core/booking/editing/visit-content.ts';
import { historyKinds } from '../../../../core/booking/history/history-entry.ts';
import { letterStatuses } from '../../../../core/letters/letter.ts';
import { letterKinds } from '../../../../core/letters/letter-kinds.ts';
import * as addresses from '../addresses.ts';
import { outcome } from '../appointments.ts';
import { addressed, type Call } from '../call.ts';
import { idParams, instant } from '../values.ts';

/** A place on the shop's clock; of an edit its services; of an `outcome`, what became of it. */
const historyState = z.object({
  ...{ date: z.optional(z.string()), time: z.optional(z.string()), stylistId: z.optional(z.number()) },
  stylistFirstName: z.optional(z.nullable(z.string())),
  stylistLastName: z.optional(z.nullable(z.string())),
  ...{ serviceIds: z.optional(z.array(z.number())), serviceName: z.optional(z.string()) },
  ...{ duration: z.optional(z.number()), price: z.optional(z.number()) },
  /** Of what it became: what an edit changed. No note is told. */
  changed: z.optional(z.array(z.enum(contentParts))),
  ...{ outcome: z.optional(outcome), paid: z.optional(z.nullable(z.number())) },
});

const historyEntry = z.object({
  at: instant,
  kind: z.enum([...historyKinds, 'letter']),
  /** Without a login, by a link to the appointment. */
  via: z.optional(z.literal('link')),
  /** Of a `letter`: which, and whether it went. */
  letter: z.optional(z.object({ kind: z.enum(letterKinds), status: z.enum(letterStatuses) })),
  /** Who did it; of a letter, to whom it went. */
  by: z.object({
    ...{ id: z.number(), username: z.nullable(z.string()) },
    ...{ firstName: z.nullable(z.string()), lastName: z.nullable(z.string()) },
  }),
  /** `booked` has only `to`, `moved`, `edited` and `outcome` both, `cancelled`, `restored` and `letter` neither. */
  from: z.nullable(historyState),
  to: z.nullable(historyState),
});

/** Oldest first, with present names. What was booked before histories were kept begins without its booking. */
export const seeHistory = {
  ...addressed(addresses.seeHistory),
  action: 'see-history',
  params: idParams,
  status: 200,
  reply: { admin: z.array(historyEntry) },
} as const satisfies Call;
