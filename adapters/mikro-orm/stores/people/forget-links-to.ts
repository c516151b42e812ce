import type { SqlEntityManager } from '@mikro-orm/sql';
import type { UserId } from '../../../../core/people/user.ts';
import { AddressLinkEntity } from '../../entities/access/mail-address-entities.ts';
import { InvitationEntity } from '../../entities/invitation-entity.ts';
import { ResetTokenEntity } from '../../entities/reset-token-entity.ts';
import { UserEntity } from '../../entities/user-entity.ts';
import { dropVisitLinks } from '../agendas/mikro-orm-visit-links.ts';
import { dropLinks } from '../letters/account-letter-rows.ts';
import { userOf } from '../user-row.ts';
import { findKnown } from './known-user.ts';
import { keysOf } from './user-keys.ts';

/** Deletes links that were sent to the former address only. */
export async function forgetLinksTo(em: SqlEntityManager, user: UserId): Promise<void> {
  await em.nativeDelete(ResetTokenEntity, { user, kind: 'email' });
  await em.nativeDelete(InvitationEntity, { user });
  await em.nativeDelete(AddressLinkEntity, { user });
  await dropLinks(em, user);
  await dropVisitLinks(em, user);
}

/** Under the account's lock. */
export async function removeAddress(em: SqlEntityManager, id: UserId): Promise<void> {
  const row = await findKnown(em, id);
  if (row === null) return;
  const without = { email: null, emailIsOwn: false };
  await em.nativeUpdate(UserEntity, { id }, { ...without, ...keysOf({ ...userOf(row), ...without }) });
  await forgetLinksTo(em, id);
}
