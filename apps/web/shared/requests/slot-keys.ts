import type { IsoDate } from '../../format/days.ts';

/** What days and times depend on: the service, or several, and the minutes, and the stylist; undefined for anyone who is free. */
export type SlotQuery = {
  readonly serviceId?: number;
  readonly serviceIds?: number[];
  readonly duration: number;
  readonly stylistId: number | undefined;
  /** To be moved there: with its own times, and its own quarter-hours free. */
  readonly appointmentId?: number;
  /** Of the link by which it is moved. */
  readonly secret?: string | undefined;
};

const slot = (query: SlotQuery | null) =>
  query && [query.serviceId ?? query.serviceIds, query.duration, query.stylistId, query.appointmentId];

/** Apart from the other keys, which the first page carries. */
export const timeslotsKey = (date: IsoDate | null, query: SlotQuery | null) =>
  ['timeslots', date, slot(query)] as const;
/** The days of a month, or the first free one from a day on. */
export const availabilityKey = (query: SlotQuery | null, monthOrFirst: string, day: IsoDate | null) =>
  ['availability', slot(query), monthOrFirst, day] as const;
