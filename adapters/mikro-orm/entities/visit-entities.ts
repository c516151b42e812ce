import { defineEntity, p } from '@mikro-orm/core';
import { AppointmentEntity } from './appointment-entity.ts';
import { instant } from './instant.ts';
import { UserEntity } from './user-entity.ts';

/** Several for each appointment. */
export const VisitLinkEntity = defineEntity({
  name: 'VisitLink',
  tableName: 'visit_links',
  properties: {
    hash: p.text().primary(),
    appointment: () => p.manyToOne(AppointmentEntity),
  },
});

/** Somebody of the shop has reminded the customer of this time. */
export const RemindedVisitEntity = defineEntity({
  name: 'RemindedVisit',
  tableName: 'reminded_visits',
  properties: {
    appointment: () => p.manyToOne(AppointmentEntity).mapToPk().primary(),
    startsAt: p.type(instant),
    user: () => p.manyToOne(UserEntity).mapToPk(),
    at: p.type(instant),
  },
});
