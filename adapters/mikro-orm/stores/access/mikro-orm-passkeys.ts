import type { InferEntity } from '@mikro-orm/core';
import type { Temporal } from 'temporal-polyfill';
import { isLater, MAX_PASSKEYS, type Passkey } from '../../../../core/people/passkeys/passkey.ts';
import type { Passkeys } from '../../../../core/ports/access/passkeys.ts';
import type { Orm } from '../../engine/connection.ts';
import { PasskeyEntity } from '../../entities/access/passkey-entity.ts';
import { lockAccount } from '../lock-account.ts';

export class MikroOrmPasskeys implements Passkeys {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  add({ userId: user, ...passkey }: Passkey): Promise<boolean> {
    return this.#orm.transactional(async em => {
      if (!(await lockAccount(em, user))) return false;
      if ((await em.count(PasskeyEntity, { user })) >= MAX_PASSKEYS) return false;
      if ((await em.count(PasskeyEntity, { id: passkey.id })) > 0) return false;
      await em.insert(PasskeyEntity, { ...passkey, user });
      return true;
    });
  }

  async find(id: string): Promise<Passkey | undefined> {
    const row = await this.#orm.fork().findOne(PasskeyEntity, { id });
    return row === null ? undefined : passkeyOf(row);
  }

  async list(user: number): Promise<readonly Passkey[]> {
    const orderBy = { created: 'asc', id: 'asc' } as const;
    return (await this.#orm.fork().find(PasskeyEntity, { user }, { orderBy })).map(passkeyOf);
  }

  async use(id: string, counter: number, now: Temporal.Instant): Promise<boolean> {
    const em = this.#orm.fork();
    const present = await em.findOne(PasskeyEntity, { id });
    if (present === null || !isLater(counter, present.counter)) return false;
    // Optimistic lock: nobody has used the key since it was read.
    const where = { id, counter: present.counter };
    return (await em.nativeUpdate(PasskeyEntity, where, { counter, lastUsed: now })) > 0;
  }

  async rename(user: number, id: string, name: string): Promise<boolean> {
    return (await this.#orm.fork().nativeUpdate(PasskeyEntity, { user, id }, { name })) > 0;
  }

  async remove(user: number, id: string): Promise<boolean> {
    return (await this.#orm.fork().nativeDelete(PasskeyEntity, { user, id })) > 0;
  }
}

const passkeyOf = ({
  user,
  id,
  publicKey,
  counter,
  ...rest
}: InferEntity<typeof PasskeyEntity>): Passkey => ({
  ...{ id, userId: user, publicKey, counter },
  ...{ name: rest.name, created: rest.created, lastUsed: rest.lastUsed },
});
