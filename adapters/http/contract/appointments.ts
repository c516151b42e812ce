import * as z from 'zod/mini';
import { appointmentStatuses } from '../../../core/booking/appointment-status.ts';
import { outcomes } from '../../../core/booking/outcome/outcome.ts';
import * as fields from '../../../core/fields.ts';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { addressed, type Call, type ReplyOf } from './call.ts';
import { processing } from './catalogue.ts';
import { cut, idParams, idText, instant, notBoth, pageOf, requestId } from './values.ts';

export const appointment = z.object({
  id: z.number(),
  /** Null: somebody who left no name, as administrators see it. */
  userId: z.nullable(z.number()),
  serviceId: z.number(),
  stylistId: z.number(),
  /** The moment it starts. */
  date: instant,
  /** Start and end on the shop's clock, `HH:mm`. */
  time: z.string(),
  endTime: z.string(),
  /** Times and cents it was booked with. */
  duration: z.number(),
  processing,
  cleanup: z.number(),
  price: z.number(),
  /** In order; of more than one the values above are the first's id, and sums. */
  services: z.array(
    z.object({
      ...{ serviceId: z.number(), name: z.string(), duration: z.number(), processing },
      price: z.number(),
    }),
  ),
  status: z.enum(appointmentStatuses),
  /** The tab it stands under at the time of the answer. */
  classification: z.enum(['upcoming', 'past', 'cancelled']),
  notes: z.nullable(z.string()),
  /** Null while nothing writes it. */
  externalCalendarId: z.nullable(z.string()),
  serviceName: z.string(),
  ...{ stylistFirstName: z.nullable(z.string()), stylistLastName: z.nullable(z.string()) },
});

export const appointmentWithCustomer = z.extend(appointment, {
  ...{ userFirstName: z.nullable(z.string()), userLastName: z.nullable(z.string()) },
  /** Null: without a login. */
  username: z.nullable(z.string()),
  customerPhone: z.nullable(z.string()),
  staffNotes: z.nullable(z.string()),
  /** Completed, though nobody came. */
  missed: z.boolean(),
  /** Cents paid for a completed one; null: `price`, as agreed. */
  paid: z.nullable(z.number()),
  /** Outside the timetable on purpose. */
  overridden: z.boolean(),
});

const oneAppointment = { admin: appointmentWithCustomer, customer: appointment };
export type AppointmentReply = ReplyOf<typeof cancelAppointment>;

/**
 * From administrators: opening hours, plans, absences, notice and the past, at most 7 days back, do not bind; quarter-hours,
 * stylist, customer and overlaps do. From anybody else it is ignored.
 */
const override = z.optional(fields.flag);

/** From administrators, false: the customer is not written to this once. From anybody else it is ignored. */
const letter = z.optional(fields.flag);

/**
 * `userId` null: somebody without a name, from administrators alone. `stylistId` null: no preference. Answers 201, or 200 with the standing appointment when this booking is a repetition:
 * the same in customer, services and start, unless both carry a `requestId` and these differ.
 */
export const bookAppointment = {
  ...addressed(addresses.bookAppointment),
  action: 'book-appointment',
  body: z
    .object({
      userId: z.nullable(fields.id),
      serviceId: z.optional(fields.id),
      /** In place of `serviceId`: up to five, one after the other; the same one may come twice. */
      serviceIds: z.optional(fields.visitServices),
      stylistId: z.nullable(fields.id),
      date: fields.date,
      time: fields.time,
      notes: fields.notes,
      /** What the person was shown of the whole. When it is no longer so: 409 `service-changed`, with both. */
      expected: z.optional(fields.shownTerms),
      ...{ override, letter, requestId },
    })
    .check(
      notBoth,
      z.refine(({ serviceId, serviceIds }) => serviceId !== undefined || serviceIds !== undefined, {
        ...{ path: ['serviceId'], error: fieldWording['id-invalid'] },
      }),
    ),
  status: 201,
  reply: oneAppointment,
} as const satisfies Call;

export const appointmentFilter = {
  from: z.optional(fields.date),
  to: z.optional(fields.date),
  stylistId: z.optional(idText),
  userId: z.optional(idText),
  status: z.optional(z.enum(appointmentStatuses, fieldWording['status-unknown'])),
  search: z.optional(fields.search),
};

/** Newest first; one's own, or everybody's for an administrator. */
export const listAppointments = {
  ...addressed(addresses.listAppointments),
  action: 'list-appointments',
  query: z.object(appointmentFilter),
  status: 200,
  reply: { admin: z.array(appointmentWithCustomer), customer: z.array(appointment) },
} as const satisfies Call;

/** A part of the same list. */
export const pageAppointments = {
  ...addressed(addresses.pageAppointments),
  action: 'list-appointments',
  query: z.object({ ...appointmentFilter, ...cut }),
  status: 200,
  reply: { admin: pageOf(appointmentWithCustomer), customer: pageOf(appointment) },
} as const satisfies Call;

export const place = { date: fields.date, time: fields.time, stylistId: fields.id };

/**
 * Keeps id, times and price; without `stylistId` the stylist as well. `from`: where the mover saw it; when it stands elsewhere,
 * 409 `appointment-changed`, with where. One that stands at its target already answers 200.
 */
export const moveAppointment = {
  ...addressed(addresses.moveAppointment),
  action: 'move-appointment',
  params: idParams,
  body: z.object({
    ...{ date: fields.date, time: fields.time, stylistId: z.optional(fields.id) },
    from: z.optional(z.object(place, fieldWording['place-invalid'])),
    ...{ override, letter },
  }),
  status: 200,
  reply: oneAppointment,
} as const satisfies Call;

export const cancelAppointment = {
  ...addressed(addresses.cancelAppointment),
  action: 'cancel-appointment',
  params: idParams,
  /** `letter=false`, from administrators: the customer is not written to. */
  query: z.object({ letter: z.optional(z.literal(['true', 'false'], fieldWording['not-a-choice'])) }),
  status: 200,
  reply: oneAppointment,
} as const satisfies Call;

const content = {
  serviceIds: z.optional(fields.visitServices),
  ...{ notes: z.optional(fields.notesOfStanding), staffNotes: z.optional(fields.staffNotes) },
};
const edit = { ...content, from: z.optional(z.object(content, fieldWording['seen-services-invalid'])) };

/**
 * What is left out stays. Services that stay keep their times and prices, length and price of the whole follow. The services
 * of a confirmed one alone, notes of whatever is not cancelled. The same once more answers 200 and changes nothing.
 * `from`: what the caller saw; where others would be replaced, 409 `services-changed` or `notes-changed`, with what they are.
 */
export const editAppointment = {
  ...addressed(addresses.editAppointment),
  action: 'edit-appointment',
  params: idParams,
  body: z.object(edit).check(
    z.refine(({ from: _, ...body }) => Object.values(body).some(value => value !== undefined), {
      ...{ path: ['serviceIds'], error: fieldWording['nothing-to-change'] },
    }),
  ),
  status: 200,
  reply: { admin: appointmentWithCustomer },
} as const satisfies Call;

/** By who cancelled it, for ten minutes and while its place is free. Once more it answers as the first time. */
export const restoreAppointment = {
  ...addressed(addresses.restoreAppointment),
  action: 'restore-appointment',
  params: idParams,
  status: 200,
  reply: oneAppointment,
} as const satisfies Call;

export const outcome = z.nullable(z.enum(outcomes, fieldWording['outcome-unknown']));

/**
 * From its start on. `price`: what was paid, null as agreed; left out, what was noted with this outcome stays. Outcome null
 * takes it back. `missed` is `completed` as well. The same once more answers 200 and changes nothing. `from`: what the caller
 * saw; when it is something else, 409 `outcome-changed`.
 */
export const setOutcome = {
  ...addressed(addresses.setOutcome),
  action: 'set-outcome',
  params: idParams,
  body: z
    .object({
      ...{ outcome, price: z.optional(z.nullable(fields.paid)) },
      from: z.optional(
        z.object({ outcome, price: z.nullable(fields.paid) }, fieldWording['seen-outcome-invalid']),
      ),
    })
    .check(
      z.refine(({ outcome: end, price }) => end !== null || typeof price !== 'number', {
        ...{ path: ['price'], error: fieldWording['paid-without-outcome'] },
      }),
    ),
  status: 200,
  reply: { admin: appointmentWithCustomer },
} as const satisfies Call;

/**
 * The appointment as an iCalendar file (RFC 5545), for its owner and administrators: `METHOD:REQUEST`, or `CANCEL` once it is
 * cancelled. Its UID stays, its SEQUENCE grows with each change. A browser that opens it in vain is led to the appointments.
 */
export const seeCalendarFile = {
  ...addressed(addresses.seeCalendarFile),
  action: 'see-calendar-file',
  params: idParams,
  status: 200,
  file: { type: 'text/calendar', otherwise: '/appointments' },
  reply: { customer: z.string(), admin: z.string() },
} as const satisfies Call;
