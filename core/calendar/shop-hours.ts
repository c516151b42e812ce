/**
 * When the shop is open: the only place with these numbers. Everything else derives from a value of this type, and the
 * browser receives it from `GET /api/shop`. Source: specification, business constants.
 */
export interface ShopHours {
  /** IANA zone the shop's wall clock hangs in. */
  readonly zone: string;
  /** Minutes between two possible starts. */
  readonly granularity: number;
  /** Opening intervals of Monday to Sunday, in order; a closed day has none. A gap between two is the lunch break. */
  readonly week: readonly [Opening, Opening, Opening, Opening, Opening, Opening, Opening];
  /** Bookable days run to 31 December of the current year plus this many. */
  readonly horizonYears: number;
}

/** Intervals of one weekday, ascending and disjoint, half-open, each `HH:mm`. */
export type Opening = readonly { readonly from: string; readonly to: string }[];

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

/** Opening intervals of an ISO weekday, 1 (Monday) to 7 (Sunday). */
export function openingOn(hours: ShopHours, weekday: number): Opening {
  const opening = hours.week[weekday - 1];
  if (opening === undefined) throw new RangeError(`no weekday ${weekday}`);
  return opening;
}
