import { SqlitePlatform } from '@mikro-orm/sql';
import type { ExpressionBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { passerBy } from '../../../../core/people/customers/passer-by.ts';
import type { UserId } from '../../../../core/people/user.ts';
import type { Keeping } from '../../../../core/ports/people/keeping.ts';
import type { Orm } from '../../engine/connection.ts';
import { KEEP_MONTHS, SettingEntity } from '../../entities/setting-entity.ts';

type Moment = number | string;

interface Tables {
  readonly users: {
    readonly id: number;
    readonly is_admin: boolean;
    readonly is_stylist: boolean;
    readonly erased: boolean;
    readonly request_id: string | null;
  };
  readonly appointments: { readonly id: number; readonly user_id: number; readonly starts_at: Moment };
  readonly known_browsers: { readonly id: number; readonly user_id: number; readonly last_seen: Moment };
}

export class MikroOrmKeeping implements Keeping {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async months(): Promise<number | null> {
    const row = await this.#orm.fork().findOne(SettingEntity, { name: KEEP_MONTHS });
    return row === null ? null : Number(row.value);
  }

  async setMonths(months: number | null): Promise<void> {
    const em = this.#orm.fork();
    if (months === null) await em.nativeDelete(SettingEntity, { name: KEEP_MONTHS });
    else await em.upsert(SettingEntity, { name: KEEP_MONTHS, value: String(months) });
  }

  async inactive(since: Temporal.Instant, most: number): Promise<readonly UserId[]> {
    const em = this.#orm.fork();
    const moment = em.getPlatform() instanceof SqlitePlatform ? since.epochMilliseconds : since.toString();
    const rows = await em
      .getKysely<Tables>()
      .selectFrom('users as u')
      .select('u.id')
      .where(is => is.not(is.or([is.ref('u.is_admin'), is.ref('u.is_stylist'), is.ref('u.erased')])))
      .where(is => is.or([is('u.request_id', 'is', null), is('u.request_id', '<>', passerBy.requestId)]))
      .where(is => is.exists(visitsIn(is)))
      .where(is => is.not(is.exists(visitsIn(is).where('a.starts_at', '>=', moment))))
      .where(is => is.not(is.exists(browsersIn(is).where('b.last_seen', '>=', moment))))
      .orderBy('u.id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }
}

type InUsers = ExpressionBuilder<Tables & { readonly u: Tables['users'] }, 'u'>;

const visitsIn = (is: InUsers) =>
  is.selectFrom('appointments as a').select('a.id').whereRef('a.user_id', '=', 'u.id');

const browsersIn = (is: InUsers) =>
  is.selectFrom('known_browsers as b').select('b.id').whereRef('b.user_id', '=', 'u.id');
