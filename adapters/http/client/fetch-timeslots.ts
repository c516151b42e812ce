import { seeTimeslots } from '../contract/addresses.ts';
import type { TimeslotReply } from '../contract/calendar.ts';
import type { Client } from './client.ts';

/** The times of a day could not be had; `cause` says why. The sentence is for programs: the screen has its own. */
export class TimeslotsNotFetched extends Error {
  constructor(cause: unknown) {
    super('Failed to fetch time slots', { cause });
    this.name = 'TimeslotsNotFetched';
  }
}

export interface TimeslotQuery {
  /** yyyy-MM-dd */
  readonly date: string;
  /** With its posa and clean-up. */
  readonly serviceId: number;
  /** Minutes: a slot is available when an appointment of that length can start there. */
  readonly duration: number;
  /** Without one, whoever is free. */
  readonly stylistId?: number | undefined;
}

/** `moment` goes along as `_t`, which the server ignores: with a new one no cache on the way can answer. */
export async function fetchTimeslots(
  call: Client,
  slotQuery: TimeslotQuery,
  moment: number,
  signal?: AbortSignal,
): Promise<readonly TimeslotReply[]> {
  const query = { ...slotQuery, _t: moment };
  try {
    return await call(seeTimeslots, { query, ...(signal && { signal }) });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new TimeslotsNotFetched(cause);
  }
}
