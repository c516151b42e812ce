import { defineEntity, p } from '@mikro-orm/core';
import type { ContentState } from '../../../core/booking/editing/visit-content.ts';
import type { VisitEnd } from '../../../core/booking/outcome/outcome.ts';
import type { ClockTime } from '../../../core/units.ts';
import { AppointmentEntity } from './appointment-entity.ts';
import { instant } from './instant.ts';
import { UserEntity } from './user-entity.ts';

/** A place as it is stored: the day as `yyyy-MM-dd`. */
export interface StoredPlace {
  readonly date: string;
  readonly time: ClockTime;
  readonly stylistId: number;
}

export type StoredState = StoredPlace | ContentState | VisitEnd;

/** In the order in which it happened. The states hold ids and no names. */
export const AppointmentHistoryEntity = defineEntity({
  name: 'AppointmentHistory',
  tableName: 'appointment_history',
  properties: {
    id: p.integer().primary(),
    appointment: () => p.manyToOne(AppointmentEntity).mapToPk(),
    /** Who did it. */
    user: () => p.manyToOne(UserEntity).mapToPk(),
    at: p.type(instant),
    kind: p.text(),
    fromState: p.json<StoredState>().strictNullable(),
    toState: p.json<StoredState>().strictNullable(),
    via: p.text().$type<'link'>().strictNullable(),
  },
});
