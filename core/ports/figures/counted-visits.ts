import type { Temporal } from 'temporal-polyfill';
import type { DateRange } from '../../calendar/timetable.ts';
import type { CountedVisit } from '../../figures/counted-visit.ts';
import type { Working } from '../../figures/stylist-time.ts';
import type { StylistId, UserId } from '../../people/user.ts';

/** Reads appointments to be counted. */
export interface CountedVisits {
  /** Each once, of whatever status, in parts: nobody waits while all of a year are read. */
  during(range: DateRange, stylistId?: StylistId): AsyncIterable<readonly CountedVisit[]>;
  /** Who of these people had no appointment before that date, or only such as were cancelled or missed. */
  newAt(people: readonly UserId[], date: Temporal.PlainDate): Promise<ReadonlySet<UserId>>;
  /** From each stylist's first day with an appointment that was not cancelled to the last one, in id order. */
  working(): Promise<readonly Working[]>;
}
