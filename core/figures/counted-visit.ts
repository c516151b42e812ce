import type { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.ts';
import type { BookedServices } from '../booking/services/booked-services.ts';
import type { UserId } from '../people/user.ts';
import type { Cents, MinuteOfDay } from '../units.ts';

/** An instant in milliseconds since 1970: a year has tens of thousands of visits. */
export type EpochMs = number;

/** What the figures need of an appointment, of whatever status. */
export interface CountedVisit
  extends BookedServices,
    Pick<Appointment, 'stylistId' | 'status' | 'missed' | 'paid'> {
  /** null: nobody knows who it was. */
  readonly userId: UserId | null;
  /** Day and time on the shop's clock. */
  readonly date: Temporal.PlainDate;
  readonly minute: MinuteOfDay;
  readonly startsAt: EpochMs;
  /** null: it was booked before the shop noted when. */
  readonly bookedAt: EpochMs | null;
}

export type CountsAs = 'taken' | 'missed' | 'cancelled' | 'coming';

/** A confirmed visit that has begun counts as taken until somebody says otherwise. */
export function countsAs(
  { status, missed }: Pick<Appointment, 'status' | 'missed'>,
  hasBegun: boolean,
): CountsAs {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'confirmed' && !hasBegun) return 'coming';
  return missed ? 'missed' : 'taken';
}

/** What was paid for a visit that was taken, else its price. */
export const takingsOf = ({ paid, price }: Pick<Appointment, 'paid' | 'price'>): Cents => paid ?? price;
