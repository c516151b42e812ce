import type { Cents, Minutes } from '../units.ts';

/** Time of stylists: what could be booked of it, and what visits that were taken held. */
export interface TimeSold {
  readonly bookable: Minutes;
  readonly sold: Minutes;
}

export interface Tally extends TimeSold {
  /** Taken. */
  readonly visits: number;
  readonly takings: Cents;
  readonly missed: number;
  readonly cancelled: number;
}

export type RunningTally = { -readonly [K in keyof Tally]: Tally[K] };

export const emptyTally = (): RunningTally => ({
  ...{ visits: 0, takings: 0, missed: 0, cancelled: 0 },
  ...{ bookable: 0, sold: 0 },
});
