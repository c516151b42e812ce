import type { BodyOf } from '../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../adapters/http/contract/timetable/rules.ts';

export type Rules = BodyOf<typeof contract.keepBookingRules>;
export type RuleName = keyof Rules;

export const ruleNames = [
  ...(['minNotice', 'cancelUntil', 'moveUntil'] as const),
  ...(['maxUpcoming', 'startStep', 'horizonDays'] as const),
] as const satisfies readonly RuleName[];
