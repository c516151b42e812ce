import * as z from 'zod/mini';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call, type ReplyOf } from '../call.ts';
import { dateRange, idText } from '../values.ts';
import { absence } from './absences.ts';

const LONGEST_RANGE = 62;

const span = { from: z.string(), to: z.string() };

const stretch = z.object({
  /** `off-plan`: the shop is open, but they do not usually work. */
  kind: z.enum(['works', 'closed', 'off-plan', 'absent']),
  ...span,
  /** Of an absent stretch. */
  absence: z.nullable(absence),
});

const teamDay = z.object({
  date: z.string(),
  /** What a closure or extra opening says of the date. */
  closure: z.nullable(z.object({ id: z.number(), ...span, reason: z.string() })),
  /** From the first to the last quarter-hour of the date, without a gap. */
  stylists: z.array(z.object({ stylistId: z.number(), stretches: z.array(stretch) })),
});

/** What the dashboard draws: of each date, both ends included, when each stylist works, and why not. */
export const seeWorkDays = {
  ...addressed(addresses.seeWorkDays),
  action: 'see-work-days',
  query: dateRange(LONGEST_RANGE, fieldWording['range-too-long'], { stylistId: z.optional(idText) }),
  status: 200,
  reply: { admin: z.array(teamDay) },
} as const satisfies Call;

export type TeamDayReply = ReplyOf<typeof seeWorkDays>[number];
