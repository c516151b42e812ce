import type { Minutes } from '../units.ts';

/** Posa, counted from the start: while the colour develops the stylist is free. */
export interface Processing {
  readonly after: Minutes;
  readonly minutes: Minutes;
}

/** All multiples of 15; the clean-up follows the duration. */
export interface ServiceTimes {
  /** The customer's whole time. */
  readonly duration: Minutes;
  /** Within the duration, with work before and behind it. */
  readonly processing: Processing | null;
  readonly cleanup: Minutes;
}

/** Of whatever has neither. */
export const plainTimes = { processing: null, cleanup: 0 } as const;

/** Minutes from the start of a visit; half-open. */
export interface Stretch {
  readonly from: Minutes;
  readonly to: Minutes;
}

export interface Pattern {
  /** The customer's whole time. */
  readonly minutes: Minutes;
  /** Of the stylist's time, ascending and apart; the last may reach past the customer's. */
  readonly held: readonly Stretch[];
}

export const blockOf = (minutes: Minutes): Pattern => ({ minutes, held: [{ from: 0, to: minutes }] });

/** Most are: the stylist is held as long as the customer is there, and no longer. */
export const isBlock = ({ minutes, held }: Pattern): boolean => held.length === 1 && held[0]?.to === minutes;

export function patternOf({ duration, processing, cleanup }: ServiceTimes): Pattern {
  const to = duration + cleanup;
  if (processing === null) return { minutes: duration, held: [{ from: 0, to }] };
  const { after, minutes } = processing;
  return {
    minutes: duration,
    held: [
      { from: 0, to: after },
      { from: after + minutes, to },
    ],
  };
}
