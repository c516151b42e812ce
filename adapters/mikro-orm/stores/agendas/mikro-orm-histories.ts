import type { InferEntity } from '@mikro-orm/core';
import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../../../core/booking/appointment.ts';
import type { HistoryEntry } from '../../../../core/booking/history/history-entry.ts';
import type { Histories } from '../../../../core/ports/appointments.ts';
import { plainDate } from '../../../../core/wall-clock.ts';
import type { Orm } from '../../engine/connection.ts';
import { AppointmentHistoryEntity, type StoredState } from '../../entities/appointment-history-entity.ts';
import { purgeBatch } from '../purge-batch.ts';
import { idsBefore } from './ids-before.ts';

export class MikroOrmHistories implements Histories {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async of(id: AppointmentId): Promise<readonly HistoryEntry[]> {
    const rows = await this.#orm
      .fork()
      .find(AppointmentHistoryEntity, { appointment: id }, { orderBy: { id: 'asc' } });
    return rows.map(entryOf);
  }

  purge(begunBefore: Temporal.Instant): Promise<number> {
    return purgeBatch(
      this.#orm,
      (em, { limit }) => idsBefore(em, 'appointment_history', begunBefore, limit),
      (em, ids) => em.nativeDelete(AppointmentHistoryEntity, { id: [...ids] }),
    );
  }
}

const entryOf = ({ user, at, kind, fromState, toState, via }: InferEntity<typeof AppointmentHistoryEntity>) =>
  ({
    ...{ by: user, at, kind, from: stateOf(fromState), to: stateOf(toState) },
    ...(via && { via }),
  }) as HistoryEntry;

const stateOf = (stored: StoredState | null) =>
  stored && 'date' in stored ? { ...stored, date: plainDate(stored.date) } : stored;
