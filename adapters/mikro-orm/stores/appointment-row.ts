import type { InferEntity } from '@mikro-orm/core';
import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../../../core/booking/appointment.ts';
import type { AppointmentStatus } from '../../../core/booking/appointment-status.ts';
import type { BookedServices } from '../../../core/booking/services/booked-services.ts';
import type { ServiceTimes } from '../../../core/calendar/pattern.ts';
import { plainDate, plainTime } from '../../../core/wall-clock.ts';
import type { SqlDialect } from '../engine/sql-database.ts';
import type { AppointmentEntity } from '../entities/appointment-entity.ts';
import { processingOf } from '../entities/processing-columns.ts';
import { withParts } from './agendas/parts-column.ts';

export interface TimesRow {
  readonly duration: number;
  readonly processing_after: number | null;
  readonly processing_minutes: number | null;
  readonly cleanup: number;
  readonly parts: string | null;
}

export const timesOf = (row: TimesRow): Pick<BookedServices, keyof ServiceTimes | 'parts'> => ({
  duration: row.duration,
  processing: processingOf({ after: row.processing_after, minutes: row.processing_minutes }),
  cleanup: row.cleanup,
  ...withParts(row.parts),
});

export interface AppointmentRow extends TimesRow {
  readonly id: number;
  readonly user_id: number;
  readonly service_id: number;
  readonly stylist_id: number;
  readonly starts_at: number;
  readonly day: string;
  readonly start_minute: number;
  readonly price: number;
  readonly status: AppointmentStatus;
  readonly missed: boolean | number;
  readonly paid: number | null;
  readonly notes: string | null;
  readonly staff_notes: string | null;
  readonly external_calendar_id: string | null;
  readonly overridden: boolean | number;
  readonly request_id: string | null;
}

/** The columns of an `AppointmentRow`. `alias`: of the table in the statement. */
export const appointmentColumns = (dialect: SqlDialect, alias: string): string =>
  [
    ...['id', 'user_id', 'service_id', 'stylist_id', 'day', 'start_minute'],
    ...[
      'duration',
      'processing_after',
      'processing_minutes',
      'cleanup',
      'parts',
      'price',
      'status',
      'missed',
      'paid',
      'notes',
      'staff_notes',
      'external_calendar_id',
      'overridden',
      'request_id',
    ],
  ]
    .map(column => `${alias}.${column}`)
    .concat(`${dialect.asEpochMs(`${alias}.starts_at`)} as starts_at`)
    .join(', ');

/** The same as the ORM reads it. */
export const appointmentOfEntity = (row: InferEntity<typeof AppointmentEntity>): Appointment => ({
  ...{ id: row.id, userId: row.user, serviceId: row.service, stylistId: row.stylist },
  ...{ date: plainDate(row.day), time: plainTime(row.startMinute), startsAt: row.startsAt },
  ...{ duration: row.duration, cleanup: row.cleanup, price: row.price },
  processing: processingOf({ after: row.processingAfter, minutes: row.processingMinutes }),
  ...withParts(row.parts),
  ...{ status: row.status as AppointmentStatus, missed: row.missed, paid: row.paid },
  ...{ notes: row.notes, staffNotes: row.staffNotes, externalCalendarId: row.externalCalendarId },
  ...{ overridden: row.overridden, requestId: row.requestId },
});

export const appointmentOf = (row: AppointmentRow): Appointment => ({
  id: row.id,
  userId: row.user_id,
  serviceId: row.service_id,
  stylistId: row.stylist_id,
  date: plainDate(row.day),
  time: plainTime(row.start_minute),
  startsAt: Temporal.Instant.fromEpochMilliseconds(row.starts_at),
  ...timesOf(row),
  price: row.price,
  status: row.status,
  missed: Boolean(row.missed),
  paid: row.paid,
  notes: row.notes,
  staffNotes: row.staff_notes,
  externalCalendarId: row.external_calendar_id,
  overridden: Boolean(row.overridden),
  requestId: row.request_id,
});
