import { defineEntity, p } from '@mikro-orm/core';
import { AppointmentEntity } from './appointment-entity.ts';

/** Several for each appointment. */
export const VisitLinkEntity = defineEntity({
  name: 'VisitLink',
  tableName: 'visit_links',
  properties: {
    hash: p.text().primary(),
    appointment: () => p.manyToOne(AppointmentEntity),
  },
});
