import { Temporal } from 'temporal-polyfill';
import type { ShopHours } from '../../calendar/shop-hours.ts';
import { shopMoment } from '../../calendar/shop-time.ts';
import type { Limit } from '../../people/limits.ts';
import type { UserId } from '../../people/user.ts';

export type About = 'account' | 'visits';

/** Letters on one day of the shop. Where nobody has confirmed an address it may be a stranger's. */
const DAILY = {
  unconfirmed: { account: 5, visits: 10, links: 3 },
  confirmed: { account: 20, visits: 200, links: 10 },
} as const;
/** So that what is counted on a day counts until its end, also where that day is the longest. */
const minutes = 25 * 60;

export interface Addressed {
  readonly about: About;
  readonly userId: UserId;
  readonly address: string;
  /** One's way back into the account: no notice, and no other account's letter, uses it up. */
  readonly isLink?: boolean;
}

/** Minutes between further links of a day: who floods an account shuts nobody out of it. */
const LINK_PAUSE = 60;

/** What a letter counts for: its address, whoever's account it is of, and the account, whatever its address was. */
export function dailyClaims(
  { about, userId, address, isLink = false }: Addressed,
  isConfirmed: boolean,
  day: Temporal.PlainDate,
): readonly { readonly limit: Limit; readonly key: string }[] {
  const most = isConfirmed ? DAILY.confirmed : DAILY.unconfirmed;
  const ofAccount = `${day.toString()} ${userId}`;
  if (isLink) {
    const limit = { name: 'letters-links', most: most.links, minutes, afterwards: LINK_PAUSE };
    return [{ limit, key: ofAccount }];
  }
  const to = `${day.toString()} ${address.toLowerCase()}`;
  return [
    { limit: { name: `letters-${about}`, most: most[about], minutes }, key: to },
    {
      limit: { name: `letters-${about}-of-account`, most: DAILY.confirmed[about], minutes },
      key: ofAccount,
    },
  ];
}

/** What was kept back then may go now: another day's letters are counted. */
export const isOfEarlierDay = (due: Temporal.Instant, now: Temporal.Instant, hours: ShopHours): boolean =>
  Temporal.PlainDate.compare(shopMoment(hours, due).date, shopMoment(hours, now).date) < 0;
