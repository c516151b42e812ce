import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../../../core/booking/appointment.ts';
import type { UserId } from '../../../../core/people/user.ts';
import type { LinkOwner, VisitLinks } from '../../../../core/ports/letters/visit-links.ts';
import type { Orm } from '../../engine/connection.ts';
import { AppointmentEntity } from '../../entities/appointment-entity.ts';
import { VisitLinkEntity } from '../../entities/visit-entities.ts';
import { lockAddress } from '../lock-account.ts';
import { purgeBatch } from '../purge-batch.ts';

export class MikroOrmVisitLinks implements VisitLinks {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  add(hash: string, appointment: AppointmentId, { id, email }: LinkOwner): Promise<boolean> {
    return this.#orm.transactional(async em => {
      const isTheirs = await lockAddress(em, id, email);
      if (isTheirs) await em.insert(VisitLinkEntity, { hash, appointment });
      return isTheirs;
    });
  }

  async visitOf(hash: string): Promise<AppointmentId | undefined> {
    const link = await this.#orm.fork().findOne(VisitLinkEntity, { hash });
    return link?.appointment.id;
  }

  purge(begunBefore: Temporal.Instant): Promise<number> {
    return purgeBatch(
      this.#orm,
      async (em, { limit, lockMode }) => {
        const over = { appointment: { startsAt: { $lt: begunBefore } } };
        const found = await em.find(VisitLinkEntity, over, { limit });
        // A second query, so that only the links are locked and not the joined appointments.
        return em.find(VisitLinkEntity, { hash: found.map(({ hash }) => hash) }, { lockMode });
      },
      (em, links) => em.nativeDelete(VisitLinkEntity, { hash: links.map(({ hash }) => hash) }),
    );
  }
}

/** Selects the appointments first: a join would read the whole table of links. */
export async function dropVisitLinks(em: SqlEntityManager, user: UserId): Promise<void> {
  const visits = await em.find(AppointmentEntity, { user }, { fields: ['id'], disableIdentityMap: true });
  const ids = visits.map(({ id }) => id);
  if (ids.length > 0) await em.nativeDelete(VisitLinkEntity, { appointment: { $in: ids } });
}
