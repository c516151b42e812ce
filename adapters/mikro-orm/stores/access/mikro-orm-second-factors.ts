import type { StoredFactor } from '../../../../core/people/second-factor/second-factor.ts';
import type { FactorDecision, SecondFactors } from '../../../../core/ports/access/second-factors.ts';
import type { Orm } from '../../engine/connection.ts';
import { SecondFactorEntity } from '../../entities/access/second-factor-entity.ts';
import { keepAccountLetter } from '../letters/account-letter-rows.ts';
import { lockAccount } from '../lock-account.ts';

export class MikroOrmSecondFactors implements SecondFactors {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async find(userId: number): Promise<StoredFactor | undefined> {
    return (await this.#orm.fork().findOne(SecondFactorEntity, { user: userId })) ?? undefined;
  }

  change<T>(userId: number, decide: (present: StoredFactor | undefined) => FactorDecision<T>): Promise<T> {
    return this.#orm.transactional(async em => {
      const isThere = await lockAccount(em, userId);
      const present = (await em.findOne(SecondFactorEntity, { user: userId })) ?? undefined;
      const { next, answer, letter } = decide(present);
      if (next === present) return answer;
      await em.nativeDelete(SecondFactorEntity, { user: userId });
      if (next !== undefined && isThere)
        await em.insert(SecondFactorEntity, { ...rowOf(next), user: userId });
      await keepAccountLetter(em, letter);
      return answer;
    });
  }
}

const rowOf = ({ secret, since, lastStep, recovery }: StoredFactor) => ({
  secret,
  since,
  lastStep,
  recovery,
});
