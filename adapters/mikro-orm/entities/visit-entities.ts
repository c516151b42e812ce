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

/** Told by somebody of the shop that they are expected at this time. */
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
