import type { SqlEntityManager } from '@mikro-orm/sql';
import { Temporal } from 'temporal-polyfill';
import type { NewAccountLetter } from '../../../../core/letters/accounts/account-letter.ts';
import { type AccountHolder, hasAccount } from '../../../../core/people/user.ts';
import type { Invitations, NewInvitation, NewLogin } from '../../../../core/ports/invitations.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../../../core/problem.ts';
import type { Orm } from '../../engine/connection.ts';
import { InvitationEntity } from '../../entities/invitation-entity.ts';
import { UserEntity } from '../../entities/user-entity.ts';
import { dropLinks, keepAccountLetter } from '../letters/account-letter-rows.ts';
import { lockAccount } from '../lock-account.ts';
import { purgeBatch } from '../purge-batch.ts';
import { userOf } from '../user-row.ts';
import { deleteAccess } from './erased-rows.ts';
import { findKnown } from './known-user.ts';
import { keysOf, refuseTakenName } from './user-keys.ts';

export class MikroOrmInvitations implements Invitations {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  issue({ userId: user, ...invitation }: NewInvitation, letter?: NewAccountLetter): Promise<boolean> {
    return this.#orm.transactional(async em => {
      const person = await withoutLogin(em, user);
      if (person === undefined) return false;
      await em.nativeDelete(InvitationEntity, { user });
      await em.insert(InvitationEntity, { user, ...invitation });
      await dropLinks(em, user);
      await keepAccountLetter(em, letter?.address === person.email ? letter : undefined);
      return true;
    });
  }

  async stands(hash: string, now: Temporal.Instant): Promise<boolean> {
    const em = this.#orm.fork();
    const invitation = await em.findOne(InvitationEntity, { hash });
    if (invitation === null || Temporal.Instant.compare(invitation.expires, now) <= 0) return false;
    return (await findKnown(em, invitation.user))?.username === null;
  }

  async accept(
    hash: string,
    login: NewLogin,
    now: Temporal.Instant,
  ): Promise<Result<AccountHolder, ProblemOf<'username-taken' | 'invitation-over'>>> {
    try {
      return await this.#orm.transactional(async em => {
        const invitation = await em.findOne(InvitationEntity, { hash });
        const found = invitation && (await withoutLogin(em, invitation.user));
        // Checked again under the person's lock: another request may have been faster.
        if (!found || (await em.nativeDelete(InvitationEntity, { hash })) === 0) return over;
        if (Temporal.Instant.compare(invitation.expires, now) <= 0) return over;
        const user = { ...found, username: login.username };
        const row = { ...keysOf(user), ...login };
        await em.nativeUpdate(UserEntity, { id: user.id }, row);
        // Leftovers of requests that ran while an earlier login was taken away.
        await deleteAccess(em, user.id);
        await dropLinks(em, user.id);
        return ok(user);
      });
    } catch (error) {
      return refuseTakenName(error);
    }
  }

  purge(now: Temporal.Instant): Promise<number> {
    return purgeBatch(
      this.#orm,
      (em, options) => em.find(InvitationEntity, { expires: { $lte: now } }, options),
      (em, over) => em.nativeDelete(InvitationEntity, { hash: over.map(({ hash }) => hash) }),
    );
  }
}

const over = refuse({ code: 'invitation-over' });

/** Under their lock. */
async function withoutLogin(em: SqlEntityManager, id: number) {
  if (!(await lockAccount(em, id))) return undefined;
  const row = await findKnown(em, id);
  const user = row === null ? undefined : userOf(row);
  return user === undefined || hasAccount(user) ? undefined : user;
}
