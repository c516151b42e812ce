import * as z from 'zod/mini';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { dateRange, idText } from '../values.ts';

const LONGEST_RANGE = 366;

/** Money in cents, time in minutes. */
const tally = {
  ...{ visits: z.number(), takings: z.number(), missed: z.number(), cancelled: z.number() },
  ...{ bookable: z.number(), sold: z.number() },
};

const figures = z.object({
  ...{ from: z.string(), to: z.string(), total: z.object(tally) },
  customers: z.object({ first: z.number(), returning: z.number(), unnamed: z.number() }),
  coming: z.object({ visits: z.number(), price: z.number() }),
  days: z.array(z.object({ date: z.string(), isOpen: z.boolean(), ...tally })),
  openDays: z.number(),
  /** Monday is 1. */
  hours: z.array(z.object({ weekday: z.number(), hour: z.number(), ...tally })),
  stylists: z.array(z.object({ stylistId: z.number(), name: z.string(), ...tally })),
  services: z.array(
    z.object({ serviceId: z.number(), name: z.string(), times: z.number(), takings: z.number() }),
  ),
  /** How many days before they came people booked. */
  ahead: z.object({
    ranges: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), visits: z.number() })),
    ...{ median: z.nullable(z.number()), unknown: z.number() },
  }),
});

/** The figures of at most 366 days, both ends included, beside those of as long a time before; `at`: counted so far. */
export const seeStatistics = {
  ...addressed(addresses.seeStatistics),
  action: 'see-statistics',
  query: dateRange(LONGEST_RANGE, fieldWording['statistics-too-long'], { stylistId: z.optional(idText) }),
  status: 200,
  reply: { admin: z.object({ at: z.string(), now: figures, before: figures }) },
} as const satisfies Call;
