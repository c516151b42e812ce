import type { Temporal } from 'temporal-polyfill';
import type { NewAccountLetter } from '../../../core/letters/accounts/account-letter.ts';
import type { UserId } from '../../../core/people/user.ts';
import type { IssueLimit, NewResetToken, ResetTokens } from '../../../core/ports/reset-tokens.ts';
import type { Orm } from '../engine/connection.ts';
import { ResetTokenEntity } from '../entities/reset-token-entity.ts';
import { UserEntity } from '../entities/user-entity.ts';
import { keepAccountLetter } from './letters/account-letter-rows.ts';
import { lockAccount } from './lock-account.ts';
import { purgeBatch } from './purge-batch.ts';

export class MikroOrmResetTokens implements ResetTokens {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  issue(
    { userId: user, kind, issuer, ...token }: NewResetToken,
    limit?: IssueLimit,
    letter?: NewAccountLetter,
  ): Promise<boolean> {
    return this.#orm.transactional(async em => {
      if (!(await lockAccount(em, user))) return false;
      const email = letter?.address;
      if (email !== undefined && (await em.count(UserEntity, { id: user, email })) === 0) return false;
      if (limit !== undefined) {
        const recent = await em.count(ResetTokenEntity, { user, kind, issued: { $gt: limit.since } });
        if (recent >= limit.most) return false;
      }
      if (kind === 'counter') await em.nativeDelete(ResetTokenEntity, { user, kind });
      await em.insert(ResetTokenEntity, { user, kind, issuer: issuer ?? null, ...token });
      await keepAccountLetter(em, letter);
      return true;
    });
  }

  async issuerOf(hash: string): Promise<UserId | undefined> {
    const link = await this.#orm.fork().findOne(ResetTokenEntity, { hash });
    return link?.issuer ?? undefined;
  }

  /** Tokens of the last hour still count for the limit. */
  purge(now: Temporal.Instant): Promise<number> {
    return purgeBatch(
      this.#orm,
      (em, options) =>
        em.find(
          ResetTokenEntity,
          { expires: { $lte: now }, issued: { $lte: now.subtract({ hours: 1 }) } },
          options,
        ),
      (em, links) => em.nativeDelete(ResetTokenEntity, { hash: links.map(({ hash }) => hash) }),
    );
  }
}
