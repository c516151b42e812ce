import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { type LetterKind, letterKinds } from '../../../../core/letters/letter-kinds.ts';
import type { UserId } from '../../../../core/people/user.ts';
import type { LetterChoices } from '../../../../core/ports/letters/letter-choices.ts';
import type { Orm } from '../../engine/connection.ts';
import { LetterChoiceEntity } from '../../entities/letter-entities.ts';

export class MikroOrmLetterChoices implements LetterChoices {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async of(user: UserId): Promise<readonly LetterKind[]> {
    const row = await this.#orm.fork().findOne(LetterChoiceEntity, { user });
    return letterKinds.filter(kind => row?.changed.includes(` ${kind} `));
  }

  async put(user: UserId, changed: readonly LetterKind[]): Promise<boolean> {
    try {
      await this.#orm.fork().upsert(LetterChoiceEntity, { user, changed: ` ${changed.join(' ')} ` });
      return true;
    } catch (error) {
      if (error instanceof ForeignKeyConstraintViolationException) return false;
      throw error;
    }
  }
}
