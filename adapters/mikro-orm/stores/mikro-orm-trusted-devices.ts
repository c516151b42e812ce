import { Temporal } from 'temporal-polyfill';
import { countsSince, surplusBrowsers } from '../../../core/people/password/proof.ts';
import type { DeviceLogin, TrustedDevice, TrustedDevices } from '../../../core/ports/trusted-devices.ts';
import type { Orm } from '../engine/connection.ts';
import { query, type SqlDatabase, type Transaction, type TransactionResult } from '../engine/sql-database.ts';
import { SessionEntity } from '../entities/session-entity.ts';
import { TrustedDeviceEntity } from '../entities/trusted-device-entity.ts';
import { lockAccount } from './lock-account.ts';
import { deviceStatements } from './login-statements.ts';
import { purgeBatch } from './purge-batch.ts';

export class MikroOrmTrustedDevices implements TrustedDevices {
  readonly #db: SqlDatabase;
  readonly #orm: Orm;
  readonly #sql: ReturnType<typeof deviceStatements>;

  constructor(db: SqlDatabase, orm: Orm) {
    this.#db = db;
    this.#orm = orm;
    this.#sql = deviceStatements(db.dialect);
  }

  remember(login: DeviceLogin, now: Temporal.Instant): Promise<void> {
    return this.#db.transaction(() => this.#remember(login, now.epochMilliseconds), 'asynchronous');
  }

  async isKnown(browser: string, userId: number, now: Temporal.Instant): Promise<boolean> {
    const since = countsSince(now).epochMilliseconds;
    return (await this.#db.rows(this.#sql.isKnown, browser, userId, since)).length > 0;
  }

  async list(userId: number, now: Temporal.Instant): Promise<readonly TrustedDevice[]> {
    const devices = await this.#orm
      .fork()
      .find(
        TrustedDeviceEntity,
        { user: userId, staff: false, lastSeen: { $gt: countsSince(now) } },
        { orderBy: { lastSeen: 'desc', id: 'desc' } },
      );
    return devices.map(({ id, browser, label, since, lastSeen }) => ({
      ...{ id, browser, label, since, lastSeen },
    }));
  }

  async forget(userId: number, id: number): Promise<boolean> {
    const known = await this.#orm.fork().findOne(TrustedDeviceEntity, { user: userId, id, staff: false });
    return known !== null && (await this.#forget(userId, known.browser));
  }

  async forgetHere(userId: number, browser: string): Promise<void> {
    await this.#forget(userId, browser);
  }

  #forget(userId: number, browser: string): Promise<boolean> {
    return this.#orm.transactional(async em => {
      await lockAccount(em, userId);
      await em.nativeDelete(SessionEntity, { userId, browser });
      return (await em.nativeDelete(TrustedDeviceEntity, { user: userId, browser, staff: false })) > 0;
    });
  }

  purge(now: Temporal.Instant): Promise<number> {
    const since = countsSince(now);
    return purgeBatch(
      this.#orm,
      (em, options) => {
        const inUse = em
          .createQueryBuilder(TrustedDeviceEntity)
          .select('browser')
          .where({ lastSeen: { $gt: since } });
        return em.find(TrustedDeviceEntity, { lastSeen: { $lte: since }, browser: { $nin: inUse } }, options);
      },
      (em, devices) => em.nativeDelete(TrustedDeviceEntity, { id: devices.map(({ id }) => id) }),
    );
  }

  /** Locks the account first, like every change of passwords, devices and reset tokens: no deadlock. */
  *#remember(
    { browser, replaces, userId, staff, label }: DeviceLogin,
    now: number,
  ): Transaction<TransactionResult<void>> {
    const isThere = (yield* query(this.#sql.lockAccount, userId)).length > 0;
    if (!isThere) return { commit: false, value: undefined };
    if (replaces !== undefined) yield* this.#move(replaces, browser);
    yield* query(this.#sql.remember, browser, userId, Number(staff), label, now, now);
    const own = yield* query<{ id: number; last_seen: number }>(this.#sql.ofAccount, userId);
    const browsers = own.map(({ id, last_seen: lastSeen }) => ({
      id,
      lastSeen: Temporal.Instant.fromEpochMilliseconds(lastSeen),
    }));
    for (const { id } of surplusBrowsers(browsers)) yield* query(this.#sql.forget, id);
    return { commit: true, value: undefined };
  }

  /** A login of staff stays under the old secret too until the next purge: another login may be replacing it just now. */
  *#move(from: string, to: string): Transaction<void> {
    yield* query(this.#sql.copyStaff, to, from);
    yield* query(this.#sql.expireStaff, 0, from);
    yield* query(this.#sql.moveCustomers, to, from);
    yield* query(this.#sql.moveSessions, to, from);
  }
}
