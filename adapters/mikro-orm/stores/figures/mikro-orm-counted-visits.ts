import { setImmediate as nextTurn } from 'node:timers/promises';
import { SqlitePlatform } from '@mikro-orm/sql';
import type { Temporal } from 'temporal-polyfill';
import type { DateRange } from '../../../../core/calendar/timetable.ts';
import type { CountedVisit } from '../../../../core/figures/counted-visit.ts';
import type { Working } from '../../../../core/figures/stylist-time.ts';
import { passerBy } from '../../../../core/people/customers/passer-by.ts';
import type { StylistId, UserId } from '../../../../core/people/user.ts';
import type { CountedVisits } from '../../../../core/ports/figures/counted-visits.ts';
import type { Orm } from '../../engine/connection.ts';
import { plainDate } from '../wall-clock.ts';
import { type CountedTables, countedColumns, countedVisit } from './counted-row.ts';

/** So many days are read at once. */
const PART = { days: 28 };
/** People of one question: each is a parameter, and engines take some ten thousand of those. */
const TOGETHER = 5_000;

export class MikroOrmCountedVisits implements CountedVisits {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async *during({ from, to }: DateRange, stylistId?: StylistId): AsyncIterable<readonly CountedVisit[]> {
    const nobody = await this.#passerBy();
    for (let first = from; first.since(to).sign <= 0; first = first.add(PART)) {
      const end = first.add(PART).subtract({ days: 1 });
      const last = end.since(to).sign > 0 ? to : end;
      const days = this.#db()
        .selectFrom('appointments as a')
        .select([...countedColumns, 'a.starts_at'])
        .select(is =>
          is
            .selectFrom('appointment_history as h')
            .select('h.at')
            .whereRef('h.appointment_id', '=', 'a.id')
            .where('h.kind', '=', 'booked')
            .orderBy('h.id')
            .limit(1)
            .as('booked_at'),
        )
        // The days are what is asked for; the instants let the index by start be used.
        .where('a.starts_at', '>=', this.#midnight(first.subtract({ days: 1 })))
        .where('a.starts_at', '<', this.#midnight(last.add({ days: 2 })))
        .where('a.day', '>=', first.toString())
        .where('a.day', '<=', last.toString());
      const theirs = stylistId === undefined ? days : days.where('a.stylist_id', '=', stylistId);
      yield (await theirs.execute()).map(row => countedVisit(row, nobody));
      await nextTurn();
    }
  }

  async cameBefore(people: readonly UserId[], date: Temporal.PlainDate): Promise<ReadonlySet<UserId>> {
    const came = new Set<UserId>();
    for (let done = 0; done < people.length; done += TOGETHER) {
      const rows = await this.#db()
        .selectFrom('users as u')
        .select('u.id')
        .where('u.id', 'in', people.slice(done, done + TOGETHER))
        .where(is =>
          is.exists(
            is
              .selectFrom('appointments as a')
              .select('a.id')
              .whereRef('a.user_id', '=', 'u.id')
              .where('a.starts_at', '<', this.#midnight(date.add({ days: 2 })))
              .where('a.day', '<', date.toString())
              .where('a.status', '<>', 'cancelled')
              .where(visit => visit.not(visit.ref('a.missed'))),
          ),
        )
        .execute();
      for (const { id } of rows) came.add(id);
    }
    return came;
  }

  async working(): Promise<readonly Working[]> {
    const rows = await this.#db()
      .selectFrom('appointments')
      .select(({ fn }) => ['stylist_id', fn.min('day').as('first'), fn.max('day').as('last')])
      .where('status', '<>', 'cancelled')
      .groupBy('stylist_id')
      .orderBy('stylist_id')
      .execute();
    return rows.map(({ stylist_id: stylistId, first, last }) => ({
      ...{ stylistId, from: plainDate(first), to: plainDate(last) },
    }));
  }

  #db() {
    return this.#orm.fork().getKysely<CountedTables>();
  }

  /** As the engine keeps instants. */
  #midnight(date: Temporal.PlainDate): number | string {
    const instant = date.toZonedDateTime('UTC').toInstant();
    const isMilliseconds = this.#orm.fork().getPlatform() instanceof SqlitePlatform;
    return isMilliseconds ? instant.epochMilliseconds : instant.toString();
  }

  async #passerBy(): Promise<UserId | undefined> {
    const users = this.#db().selectFrom('users').select('id');
    const row = await users.where('request_id', '=', passerBy.requestId).executeTakeFirst();
    return row?.id;
  }
}
