import * as z from 'zod/mini';
import { startSteps } from '../../../../core/calendar/customer-rules.ts';
import { callWording as say } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';

const within = (from: number, to: number, sentence: string) =>
  z.int(sentence).check(z.minimum(from, sentence), z.maximum(to, sentence));

const minutes = within(0, 43_200, say['minutes-invalid']);

/** Minutes before a visit, visits to come of one customer, minutes between starts, days from today; null: no limit. */
const rules = z.object({
  minNotice: minutes,
  cancelUntil: minutes,
  moveUntil: minutes,
  maxUpcoming: z.nullable(within(1, 100, say['most-invalid'])),
  startStep: z.literal(startSteps, say['not-a-choice']),
  horizonDays: z.nullable(within(1, 1_000, say['days-invalid'])),
});

/** As everybody is told them. */
export const toldRules = z.object({
  ...{ minNotice: z.number(), cancelUntil: z.number(), moveUntil: z.number() },
  ...{
    maxUpcoming: z.nullable(z.number()),
    startStep: z.literal(startSteps),
    horizonDays: z.nullable(z.number()),
  },
});

export const seeBookingRules = {
  ...addressed(addresses.seeBookingRules),
  action: 'see-booking-rules',
  status: 200,
  reply: { admin: toldRules },
} as const satisfies Call;

export const keepBookingRules = {
  ...addressed(addresses.keepBookingRules),
  action: 'keep-booking-rules',
  body: rules,
  status: 200,
  reply: { admin: toldRules },
} as const satisfies Call;
