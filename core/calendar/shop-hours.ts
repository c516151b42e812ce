import type { Temporal } from 'temporal-polyfill';
import type { ClockTime, Minutes } from '../units.ts';

/** When the shop is open: the only place with these numbers. Source: specification, business constants. */
export interface ShopHours {
  /** IANA zone of the shop's wall clock. */
  readonly zone: string;
  readonly granularity: Minutes;
  readonly week: Week;
  /** Bookable days run to 31 December of the current year plus this many. */
  readonly horizonYears: number;
}

/** Monday to Sunday; a closed day has no interval, a gap between two is the lunch break. */
export type Week = readonly [Opening, Opening, Opening, Opening, Opening, Opening, Opening];

/** Half-open. */
export interface Interval {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** Intervals of one day, ascending, disjoint. */
export type Opening = readonly Interval[];

const closed: Opening = [];
const withLunchBreak: Opening = [
  { from: '08:30', to: '13:00' },
  { from: '14:00', to: '20:00' },
];
const continuous: Opening = [{ from: '08:30', to: '20:00' }];

export const defaultShopHours: ShopHours = {
  zone: 'Europe/Rome',
  granularity: 15,
  week: [closed, withLunchBreak, withLunchBreak, withLunchBreak, withLunchBreak, continuous, closed],
  horizonYears: 2,
};

export const ofWeekday = (week: Week, date: Temporal.PlainDate): Opening =>
  week[date.dayOfWeek - 1] as Opening;

export const openingOn = (hours: ShopHours, date: Temporal.PlainDate): Opening => ofWeekday(hours.week, date);

export const isOpenDay = (hours: ShopHours, date: Temporal.PlainDate): boolean =>
  openingOn(hours, date).length > 0;
