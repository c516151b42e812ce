import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Temporal } from 'temporal-polyfill';
import type { ProofKind } from '../../../core/people/password/forgotten-password.ts';
import { type Proof, proofKind } from '../../../core/people/password/proof.ts';
import type { User } from '../../../core/people/user.ts';
import type { Passwords, TellOf } from '../../../core/ports/passwords.ts';
import type { Renewal } from '../../../core/ports/sessions.ts';
import { type Problem, type ProblemOf, type Result, refuse } from '../../../core/problem.ts';
import type { Orm } from '../engine/connection.ts';
import { ResetTokenEntity } from '../entities/reset-token-entity.ts';
import { SessionEntity } from '../entities/session-entity.ts';
import { TrustedDeviceEntity } from '../entities/trusted-device-entity.ts';
import { UserEntity } from '../entities/user-entity.ts';
import { dropVisitLinks } from './agendas/mikro-orm-visit-links.ts';
import { dropLinks, keepAccountLetter } from './letters/account-letter-rows.ts';
import { lockAccount } from './lock-account.ts';
import { deleteAccess } from './people/erased-rows.ts';
import { findKnown } from './people/known-user.ts';
import { keysOf } from './people/user-keys.ts';
import { userOf } from './user-row.ts';

export class MikroOrmPasswords implements Passwords {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  change(
    userId: number,
    passwordHash: string,
    renew: Renewal | undefined,
    { present, tell }: { readonly present?: string | undefined; readonly tell?: TellOf } = {},
  ): Promise<boolean> {
    return this.#orm.transactional(async em => {
      if (!(await lockAccount(em, userId))) return false;
      if (present !== undefined && !(await hasHash(em, userId, present))) return false;
      return setHashAndEndSessions(em, userId, { passwordHash, renew, tell });
    });
  }

  checkProof(userId: number, proof: Proof, now: Temporal.Instant): Promise<ProofKind | undefined> {
    return checkProof(this.#orm.fork(), userId, proof, now);
  }

  reset(
    userId: number,
    passwordHash: string,
    proof: Proof,
    renew: Renewal | undefined,
    now: Temporal.Instant,
    tell?: TellOf,
  ): Promise<boolean> {
    return this.#orm.transactional(async em => {
      if (!(await lockAccount(em, userId))) return false;
      if ((await checkProof(em, userId, proof, now)) === undefined) return false;
      return setHashAndEndSessions(em, userId, { passwordHash, renew, tell });
    });
  }

  takeLogin<P extends Problem>(
    userId: number,
    decide: (present: User) => Result<User, P>,
  ): Promise<Result<User, P | ProblemOf<'user-not-found'>>> {
    return this.#orm.transactional(async em => {
      await lockAccount(em, userId);
      const row = await findKnown(em, userId);
      if (row === null) return refuse({ code: 'user-not-found' });
      const decided = decide(userOf(row));
      if (!decided.ok || decided.value.username === row.username) return decided;
      const { username, firstName } = decided.value;
      const blank = { ...keysOf(decided.value), passwordHash: null, emailIsOwn: false };
      await em.nativeUpdate(UserEntity, { id: userId }, { username, firstName, ...blank });
      await deleteAccess(em, userId);
      await dropLinks(em, userId);
      await dropVisitLinks(em, userId);
      return decided;
    });
  }
}

const hasHash = async (em: SqlEntityManager, id: number, passwordHash: string): Promise<boolean> =>
  (await em.count(UserEntity, { id, passwordHash })) > 0;

/** The same queries for every account, existing or not: otherwise anyone could probe which usernames exist. */
async function checkProof(
  em: SqlEntityManager,
  userId: number,
  proof: Proof,
  now: Temporal.Instant,
): Promise<ProofKind | undefined> {
  const link = await em.findOne(ResetTokenEntity, { hash: proof.link ?? '' });
  const logins = await em.find(TrustedDeviceEntity, { browser: proof.browser ?? '' });
  const users = await em.find(UserEntity, { id: logins.map(({ user }) => user) });
  const record = {
    link: link === null ? undefined : { ...link, userId: link.user },
    logins: logins.map(({ user: id, staff, lastSeen }) => ({
      ...{ userId: id, staff, lastSeen },
      roles: users.find(user => user.id === id) ?? { isAdmin: false, isStylist: false },
    })),
  };
  return proofKind(userId, record, now);
}

interface Change {
  readonly passwordHash: string;
  readonly renew: Renewal | undefined;
  readonly tell: TellOf | undefined;
}

/** False for people without a login. */
async function setHashAndEndSessions(
  em: SqlEntityManager,
  userId: number,
  { passwordHash, renew, tell }: Change,
): Promise<boolean> {
  const account = { id: userId, username: { $ne: null } };
  if ((await em.nativeUpdate(UserEntity, account, { passwordHash })) === 0) return false;
  if (renew !== undefined)
    await em.nativeUpdate(SessionEntity, { userId, sid: renew.from }, { sid: renew.to });
  await em.nativeDelete(SessionEntity, { userId, sid: { $ne: renew?.to ?? '' } });
  await em.nativeDelete(TrustedDeviceEntity, { user: userId, staff: false });
  await em.nativeDelete(ResetTokenEntity, { user: userId });
  await dropLinks(em, userId, ['reset-link']);
  if (tell !== undefined)
    await keepAccountLetter(em, tell(userOf(await em.findOneOrFail(UserEntity, userId))));
  return true;
}
