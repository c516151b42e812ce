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

export interface VisitTimes extends ServiceTimes {
  /** Of several services, one after the other; left out of one. */
  readonly parts?: readonly ServiceTimes[] | undefined;
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

/** Each posa stays where it lies in its service; the clean-up follows the last. */
export function patternOf(times: VisitTimes): Pattern {
  const { duration, cleanup, parts = [times] } = times;
  const held: Stretch[] = [];
  let from = 0;
  let at = 0;
  for (const { duration: minutes, processing } of parts) {
    if (processing !== null) {
      held.push({ from, to: at + processing.after });
      from = at + processing.after + processing.minutes;
    }
    at += minutes;
  }
  held.push({ from, to: at + cleanup });
  return { minutes: duration, held };
}
