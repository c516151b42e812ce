import { seeMovingTimes, seeTimeslots, seeVisitTimes } from '../contract/addresses.ts';
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
  readonly serviceId?: number;
  /** Several services in one visit, in place of `serviceId`. */
  readonly serviceIds?: number[];
  /** Minutes: a slot is available when an appointment of that length can start there. */
  readonly duration: number;
  /** Without one, whoever is free. */
  readonly stylistId?: number | undefined;
  /** For moving that appointment: its own times replace the service's, and its own quarter-hours count as free. */
  readonly appointmentId?: number | undefined;
  /** The secret of the link by which it is moved. */
  readonly secret?: string | undefined;
}

/** `moment` goes along as `_t`, which the server ignores: with a new one no cache on the way can answer. */
export async function fetchTimeslots(
  call: Client,
  slotQuery: TimeslotQuery,
  moment: number,
  signal?: AbortSignal,
): Promise<readonly TimeslotReply[]> {
  try {
    return await answer(call, slotQuery, moment, signal);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new TimeslotsNotFetched(cause);
  }
}

function answer(
  call: Client,
  { appointmentId: id, secret, ...service }: TimeslotQuery,
  _t: number,
  signal?: AbortSignal,
): Promise<readonly TimeslotReply[]> {
  const { date, stylistId } = service;
  const stop = { ...(signal && { signal }) };
  if (secret !== undefined) return call(seeVisitTimes, { body: { date, stylistId, secret }, ...stop });
  const query = id === undefined ? { ...service, _t } : { date, stylistId, _t };
  return id === undefined
    ? call(seeTimeslots, { query, ...stop })
    : call(seeMovingTimes, { params: { id }, query, ...stop });
}
