import { Temporal } from 'temporal-polyfill';
import type { Minutes } from '../units.ts';
import type { ShopHours } from './shop-hours.ts';
import { lastBookableDay, type ShopMoment, shopMoment, wallTime } from './shop-time.ts';

/** What the shop asks of customers; staff are not bound. Source: second release, part B. */
export interface CustomerRules {
  /** Before a visit begins, as the next two. */
  readonly minNotice: Minutes;
  readonly cancelUntil: Minutes;
  readonly moveUntil: Minutes;
  /** Visits to come of one customer; null: as many as they like. */
  readonly maxUpcoming: number | null;
  /** Starts are offered at multiples of it on the clock. */
  readonly startStep: StartStep;
  /** Days from today on; null, or beyond the shop's own last day: that one. */
  readonly horizonDays: number | null;
}

export const startSteps = [15, 30, 60] as const;
export type StartStep = (typeof startSteps)[number];

/** Of a shop that has set none: the specification's. */
export const noRules: CustomerRules = {
  ...{ minNotice: 0, cancelUntil: 0, moveUntil: 0 },
  ...{ maxUpcoming: null, startStep: 15, horizonDays: null },
};

/** Then customers are offered what staff are. */
export const leaveEveryStart = ({ minNotice, startStep, horizonDays }: CustomerRules): boolean =>
  minNotice === noRules.minNotice && startStep === noRules.startStep && horizonDays === noRules.horizonDays;

/** Whom the rules bind: whoever is no administrator. */
export interface Bound {
  readonly now: Temporal.Instant;
  /** The shop's, for what it does not do online. */
  readonly phone: string;
  /** Visits to come, whatever the rules allow; without it, as the rules say. */
  readonly mostUpcoming?: number | null;
}

/** A customer may book starts after this moment; without notice that is now. */
export const noticeMoment = (
  hours: ShopHours,
  now: Temporal.Instant,
  { minNotice }: Pick<CustomerRules, 'minNotice'>,
): ShopMoment =>
  // Exactly so long before is still in time, however many seconds the clock shows.
  shopMoment(hours, minNotice === 0 ? now : now.add({ minutes: minNotice }).subtract({ nanoseconds: 1 }));

/** On the shop's clock, the last moment, itself included, of what may be done until so long before a visit. */
export const lastMoment = (
  hours: ShopHours,
  startsAt: Temporal.Instant,
  before: Minutes,
): Temporal.PlainDateTime => wallTime(hours, startsAt.subtract({ minutes: before }));

/** Undefined while there is time. */
export const missedMoment = (
  hours: ShopHours,
  startsAt: Temporal.Instant,
  before: Minutes,
  now: Temporal.Instant,
): Temporal.PlainDateTime | undefined =>
  before > 0 && Temporal.Instant.compare(now, startsAt.subtract({ minutes: before })) > 0
    ? lastMoment(hours, startsAt, before)
    : undefined;

export function lastDayFor(
  hours: ShopHours,
  today: Temporal.PlainDate,
  { horizonDays }: Pick<CustomerRules, 'horizonDays'>,
): Temporal.PlainDate {
  const last = lastBookableDay(hours, today);
  if (horizonDays === null) return last;
  const own = today.add({ days: horizonDays });
  return Temporal.PlainDate.compare(own, last) < 0 ? own : last;
}
