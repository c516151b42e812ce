import type { SqlEntityManager } from '@mikro-orm/sql';
import { Temporal } from 'temporal-polyfill';
import type { UserId } from '../../../../core/people/user.ts';
import type {
  AddressLink,
  MailAddresses,
  NewAddressLink,
} from '../../../../core/ports/letters/mail-addresses.ts';
import type { Orm } from '../../engine/connection.ts';
import { AddressLinkEntity, ConfirmedAddressEntity } from '../../entities/access/mail-address-entities.ts';
import { UserEntity } from '../../entities/user-entity.ts';
import { lockAccount, lockAddress } from '../lock-account.ts';
import { removeAddress } from '../people/forget-links-to.ts';
import { purgeBatch } from '../purge-batch.ts';

export class MikroOrmMailAddresses implements MailAddresses {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async isConfirmed(user: UserId, address: string): Promise<boolean> {
    return (await this.#orm.fork().count(ConfirmedAddressEntity, { user, address })) > 0;
  }

  async confirm(user: UserId, address: string): Promise<void> {
    if (await this.isConfirmed(user, address)) return;
    await this.#orm.transactional(async em => {
      if (await lockAddress(em, user, address)) await setConfirmed(em, user, address);
    });
  }

  async addLink({ userId: user, ...link }: NewAddressLink): Promise<void> {
    await this.#orm.transactional(async em => {
      if (await lockAddress(em, user, link.address)) await em.insert(AddressLinkEntity, { user, ...link });
    });
  }

  linked(hash: string, now: Temporal.Instant): Promise<AddressLink | undefined> {
    return find(this.#orm.fork(), hash, now);
  }

  answer(hash: string, isMine: boolean, now: Temporal.Instant): Promise<AddressLink | undefined> {
    return this.#orm.transactional(async em => {
      const link = await find(em, hash, now);
      if (link === undefined || !(await lockAccount(em, link.userId))) return undefined;
      const { userId: user, address } = link;
      // Checked again under the account's lock: another request may have been faster.
      if ((await em.nativeDelete(AddressLinkEntity, { user, address, hash })) === 0) return undefined;
      await em.nativeDelete(AddressLinkEntity, { user, address });
      await (isMine ? setConfirmed(em, user, address) : removeAddress(em, user));
      return link;
    });
  }

  purge(now: Temporal.Instant): Promise<number> {
    return purgeBatch(
      this.#orm,
      (em, options) => em.find(AddressLinkEntity, { expires: { $lte: now } }, options),
      (em, over) => em.nativeDelete(AddressLinkEntity, { hash: over.map(({ hash }) => hash) }),
    );
  }
}

async function find(
  em: SqlEntityManager,
  hash: string,
  now: Temporal.Instant,
): Promise<AddressLink | undefined> {
  const link = await em.findOne(AddressLinkEntity, { hash });
  if (link === null || Temporal.Instant.compare(link.expires, now) <= 0) return undefined;
  const { user: userId, address } = link;
  return (await em.count(UserEntity, { id: userId, email: address })) > 0 ? { userId, address } : undefined;
}

async function setConfirmed(em: SqlEntityManager, user: UserId, address: string): Promise<void> {
  await em.nativeDelete(ConfirmedAddressEntity, { user });
  await em.insert(ConfirmedAddressEntity, { user, address });
}
