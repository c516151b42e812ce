import { defineEntity, p } from '@mikro-orm/core';
import { AppointmentEntity } from './appointment-entity.ts';

/**
 * The second fence: one row for every quarter-hour that a confirmed appointment holds, and a key that lets each be held
 * once. Quarters count from midnight, independent of opening hours.
 */
export const HeldQuarterEntity = defineEntity({
  name: 'HeldQuarter',
  tableName: 'held_quarters',
  properties: {
    stylistId: p.integer().primary(),
    day: p.text().primary(),
    quarter: p.integer().primary(),
    appointment: () => p.manyToOne(AppointmentEntity).mapToPk(),
  },
});
