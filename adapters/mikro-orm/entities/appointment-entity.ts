import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './instant.ts';
import { ServiceEntity } from './service-entity.ts';
import { UserEntity } from './user-entity.ts';

export const AppointmentEntity = defineEntity({
  name: 'Appointment',
  tableName: 'appointments',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(UserEntity).mapToPk(),
    service: () => p.manyToOne(ServiceEntity).mapToPk(),
    stylist: () => p.manyToOne(UserEntity).mapToPk(),
    startsAt: p.type(instant),
    /** The start on the shop's clock, so that no query needs the zone: `yyyy-MM-dd`, and minutes after midnight. */
    day: p.text(),
    startMinute: p.integer(),
    /** null: nobody noted it. */
    bookedAt: p.type(instant).strictNullable(),
    /** Minutes. */
    duration: p.integer(),
    /** Minutes after the start, and how many, in which the stylist is free; both or neither. */
    processingAfter: p.integer().strictNullable(),
    processingMinutes: p.integer().strictNullable(),
    /** Minutes behind the visit in which the stylist is held. */
    cleanup: p.integer(),
    /** Of several services each one, as JSON; null: of one, which the columns hold. */
    parts: p.text().strictNullable(),
    /** Euro cents. */
    price: p.integer(),
    status: p.text(),
    /** Completed, though nobody came. */
    missed: p.boolean(),
    /** Euro cents, of a completed one; null: the price. */
    paid: p.integer().strictNullable(),
    notes: p.text().strictNullable(),
    /** For administrators alone. */
    staffNotes: p.text().strictNullable(),
    /** Outside the timetable on purpose. */
    overridden: p.boolean(),
    /** Of the request that booked it. */
    requestId: p.text().strictNullable(),
    /** Reserved for an external calendar. No call writes it. */
    externalCalendarId: p.text().strictNullable(),
  },
});
