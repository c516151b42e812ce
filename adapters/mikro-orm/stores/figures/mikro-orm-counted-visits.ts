import { setImmediate as nextTurn } from 'node:timers/promises';
import { SqlitePlatform } from '@mikro-orm/sql';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { DateRange } from '../../../../core/calendar/timetable.ts';
import type { CountedVisit } from '../../../../core/figures/counted-visit.ts';
import type { Working } from '../../../../core/figures/stylist-time.ts';
import { passerBy } from '../../../../core/people/customers/passer-by.ts';
import type { StylistId, UserId } from '../../../../core/people/user.ts';
import type { CountedVisits } from '../../../../core/ports/figures/counted-visits.ts';
import { plainDate } from '../../../../core/wall-clock.ts';
import type { Orm } from '../../engine/connection.ts';
import type { CountedTables } from './counted-tables.ts';
import { type LinesRow, linesOf, visitsOf } from './visit-lines.ts';

/** Days per query. */
const DAYS_PER_QUERY = { days: 28 };
/** People of one question: each is a parameter, and engines take some ten thousand of those. */
const IDS_PER_QUERY = 5_000;

function* partsOf({ from, to }: DateRange): Generator<DateRange> {
  for (let first = from; first.since(to).sign <= 0; first = first.add(DAYS_PER_QUERY)) {
    const last = first.add(DAYS_PER_QUERY).subtract({ days: 1 });
    yield { from: first, to: last.since(to).sign > 0 ? to : last };
  }
}

/** The answers in order: the next is on its way while one is used. */
async function* prefetch<Q, A>(questions: Iterable<Q>, ask: (question: Q) => Promise<A>): AsyncIterable<A> {
  let last: Promise<A> | undefined;
  for (const question of questions) {
    const next = ask(question);
    // A consumer that stops early never awaits it: its failure is ignored.
    next.catch(() => undefined);
    if (last !== undefined) yield await last;
    last = next;
  }
  if (last !== undefined) yield await last;
}

export class MikroOrmCountedVisits implements CountedVisits {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async *during(range: DateRange, stylistId?: StylistId): AsyncIterable<readonly CountedVisit[]> {
    const nobody = await this.#passerBy();
    for await (const rows of prefetch(partsOf(range), part => this.#on(part, stylistId))) {
      yield rows.flatMap(row => visitsOf(row, nobody));
      await nextTurn();
    }
  }

  #on({ from, to }: DateRange, stylistId: StylistId | undefined): Promise<readonly LinesRow[]> {
    const days = this.#db()
      .selectFrom('appointments as a')
      .select(is => linesOf(is, moment => this.#msOf(is, moment)))
      // The days are what is asked for; the instants let the index by start be used.
      .where('a.starts_at', '>=', is => this.#midnight(is, from.subtract({ days: 1 })))
      .where('a.starts_at', '<', is => this.#midnight(is, to.add({ days: 2 })))
      .where('a.day', '>=', from.toString())
      .where('a.day', '<=', to.toString());
    return (stylistId === undefined ? days : days.where('a.stylist_id', '=', stylistId)).execute();
  }

  async newAt(people: readonly UserId[], date: Temporal.PlainDate): Promise<ReadonlySet<UserId>> {
    const fresh = new Set<UserId>();
    for (let done = 0; done < people.length; done += IDS_PER_QUERY) {
      const rows = await this.#db()
        .selectFrom('users as u')
        .select('u.id')
        .where('u.id', 'in', people.slice(done, done + IDS_PER_QUERY))
        .where(is =>
          is.not(
            is.exists(
              is
                .selectFrom('appointments as a')
                .select('a.id')
                .whereRef('a.user_id', '=', 'u.id')
                .where('a.starts_at', '<', visit => this.#midnight(visit, date.add({ days: 2 })))
                .where('a.day', '<', date.toString())
                .where('a.status', '<>', 'cancelled')
                .where(visit => visit.not(visit.ref('a.missed'))),
            ),
          ),
        )
        .execute();
      for (const { id } of rows) fresh.add(id);
    }
    return fresh;
  }

  /** Minimum and maximum are one index look-up each. */
  async working(): Promise<readonly Working[]> {
    const rows = await this.#db()
      .selectFrom('users as u')
      .select('u.id')
      .select(is =>
        (['asc', 'desc'] as const).map(way =>
          is
            .selectFrom('appointments as a')
            .select('a.day')
            .whereRef('a.stylist_id', '=', 'u.id')
            .where('a.status', '<>', 'cancelled')
            .orderBy('a.day', way)
            .limit(1)
            .as(way),
        ),
      )
      .where('u.id', 'in', is =>
        is.selectFrom('appointment_counts').select('stylist_id').where('amount', '>', 0),
      )
      .orderBy('u.id')
      .execute();
    return rows.flatMap(({ id, asc: first, desc: last }) =>
      first === null || last === null ? [] : [{ stylistId: id, from: plainDate(first), to: plainDate(last) }],
    );
  }

  #db() {
    return this.#orm.fork().getKysely<CountedTables>();
  }

  /** SQLite keeps instants so, PostgreSQL as its own kind. */
  get #keepsMilliseconds(): boolean {
    return this.#orm.fork().getPlatform() instanceof SqlitePlatform;
  }

  /** As a number, since PostgreSQL reads neither the year 0 nor one of five digits. */
  #midnight<DB, T extends keyof DB>(is: ExpressionBuilder<DB, T>, date: Temporal.PlainDate) {
    const ms = date.toZonedDateTime('UTC').epochMilliseconds;
    if (this.#keepsMilliseconds) return is.val(ms);
    return is.fn<number>('to_timestamp', [is.cast(is.val(ms / 1_000), 'float8')]);
  }

  #msOf<DB, T extends keyof DB>(is: ExpressionBuilder<DB, T>, moment: Expression<unknown>) {
    if (this.#keepsMilliseconds) return moment;
    const seconds = is.fn<number>('date_part', [is.cast(is.val('epoch'), 'text'), moment]);
    return is.cast(is(seconds, '*', 1_000), 'bigint');
  }

  async #passerBy(): Promise<UserId | undefined> {
    const users = this.#db().selectFrom('users').select('id');
    const row = await users.where('request_id', '=', passerBy.requestId).executeTakeFirst();
    return row?.id;
  }
}
