import type { Temporal } from 'temporal-polyfill';
import type { StylistId } from '../../people/user.ts';

/** A calendar that programs read from outside, as long as its secret address is not revoked. */
export interface Feed {
  readonly id: number;
  /** Whose appointments; null: everybody's. */
  readonly stylistId: StylistId | null;
  readonly created: Temporal.Instant;
}

export interface NewFeed extends Omit<Feed, 'id'> {
  /** Of the secret in its address. */
  readonly hash: string;
}

/** An appointment as whoever knows the address may see it. */
export interface FeedEntry {
  readonly appointmentId: number;
  readonly startsAt: Temporal.Instant;
  /** The customer's whole time. */
  readonly minutes: number;
  readonly serviceName: string;
  readonly customerFirstName: string | null;
  /** null: the whole calendar is one stylist's. */
  readonly stylistName: string | null;
}
