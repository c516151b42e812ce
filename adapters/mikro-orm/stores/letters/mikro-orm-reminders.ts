import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { AppointmentId } from '../../../../core/booking/appointment.ts';
import type { Reminded } from '../../../../core/letters/by-hand/reminded.ts';
import { PersonGone } from '../../../../core/ports/agendas.ts';
import type { Reminders } from '../../../../core/ports/letters/reminders.ts';
import type { Orm } from '../../engine/connection.ts';
import { isBrokenReference } from '../../engine/driver-errors.ts';
import { RemindedVisitEntity } from '../../entities/visit-entities.ts';

export class MikroOrmReminders implements Reminders {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async put(reminded: Reminded): Promise<void> {
    await this.#replace(reminded).catch((error: unknown) => {
      throw isBrokenReference(error) ? new PersonGone('who reminded is gone', { cause: error }) : error;
    });
  }

  async #replace({ visit: appointment, by: user, ...reminded }: Reminded): Promise<void> {
    const em = this.#orm.fork();
    const row = { user, ...reminded };
    // Not `upsert`: it clones its rows, and a cloned Temporal.Instant is broken.
    const replace = () => em.nativeUpdate(RemindedVisitEntity, { appointment }, row);
    if ((await replace()) > 0) return;
    try {
      await em.insert(RemindedVisitEntity, { appointment, ...row });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      await replace();
    }
  }

  async remove(appointment: AppointmentId): Promise<void> {
    await this.#orm.fork().nativeDelete(RemindedVisitEntity, { appointment });
  }

  async of(visits: readonly AppointmentId[]): Promise<readonly Reminded[]> {
    const rows = await this.#orm.fork().find(RemindedVisitEntity, { appointment: [...visits] });
    return rows.map(({ appointment, startsAt, user, at }) => ({
      visit: appointment,
      startsAt,
      by: user,
      at,
    }));
  }
}
