import type { SqlEntityManager } from '@mikro-orm/sql';
import type { UserId } from '../../../../core/people/user.ts';
import type { StoredPerson } from '../../../../core/ports/users.ts';
import { ok, type Problem, type ProblemOf, type Result, refuse } from '../../../../core/problem.ts';
import type { Orm } from '../../engine/connection.ts';
import { isBrokenReference } from '../../engine/driver-errors.ts';
import type { SqlDatabase } from '../../engine/sql-database.ts';
import { AddressLinkEntity, ConfirmedAddressEntity } from '../../entities/access/mail-address-entities.ts';
import { PasskeyEntity } from '../../entities/access/passkey-entity.ts';
import { SecondFactorEntity } from '../../entities/access/second-factor-entity.ts';
import { AppointmentEntity } from '../../entities/appointment-entity.ts';
import { AppointmentHistoryEntity } from '../../entities/appointment-history-entity.ts';
import { InvitationEntity } from '../../entities/invitation-entity.ts';
import { AccountLetterEntity, LetterChoiceEntity, LetterEntity } from '../../entities/letter-entities.ts';
import { ResetTokenEntity } from '../../entities/reset-token-entity.ts';
import { SessionEntity } from '../../entities/session-entity.ts';
import { TrustedDeviceEntity } from '../../entities/trusted-device-entity.ts';
import { UserEntity } from '../../entities/user-entity.ts';
import { RemindedVisitEntity } from '../../entities/visit-entities.ts';
import { dropVisitLinks } from '../agendas/mikro-orm-visit-links.ts';
import { dropLinks } from '../letters/account-letter-rows.ts';
import { lockAccount } from '../lock-account.ts';
import { storedPersonOf } from '../user-reads.ts';
import { findKnown } from './known-user.ts';
import { isNamedAsStylist } from './named-as-stylist.ts';
import { rememberGone } from './user-ids.ts';
import { keysOf } from './user-keys.ts';

type Join<P extends Problem> = (gone: StoredPerson, into: StoredPerson) => Result<StoredPerson, P>;

/**
 * Meanwhile no appointment is booked or changed: every change of them shares the timetable's lock. Logins, links and edits lock
 * the account.
 */
export async function mergePeople<P extends Problem>(
  orm: Orm,
  { dialect }: SqlDatabase,
  ids: readonly [gone: UserId, into: UserId],
  join: Join<P>,
): Promise<Result<StoredPerson, P | ProblemOf<'user-not-found' | 'staff-stays'>>> {
  try {
    return await orm.transactional(async em => {
      const lock = dialect.timetableLock?.exclusive;
      if (lock !== undefined) await em.execute(lock);
      for (const id of ids.toSorted((a, b) => a - b)) await lockAccount(em, id);
      const [gone, into] = [await findKnown(em, ids[0]), await findKnown(em, ids[1])];
      if (gone === null || into === null) return refuse({ code: 'user-not-found' });
      const joined = join(storedPersonOf(gone), storedPersonOf(into));
      if (!joined.ok) return joined;
      if (await isNamedAsStylist(em, gone.id)) return refuse({ code: 'staff-stays' });
      // Links sent to the address that goes prove nothing about the one that stays.
      for (const { id, email } of [gone, into])
        if (email !== joined.value.user.email) await dropVisitLinks(em, id);
      await hand(em, ids, joined.value);
      const requestId = into.requestId ?? gone.requestId;
      await em.nativeUpdate(UserEntity, { id: into.id }, { ...rowFor(joined.value), requestId });
      return ok(joined.value);
    });
  } catch (error) {
    // Something that does not take the timetable's lock refers to them since.
    if (isBrokenReference(error)) return refuse({ code: 'staff-stays' });
    throw error;
  }
}

/** Moves everything from one person to the other and removes the first. Sessions and proofs of a moved login are dropped. */
async function hand(
  em: SqlEntityManager,
  [gone, into]: readonly [UserId, UserId],
  { passwordHash, user: { email } }: StoredPerson,
): Promise<void> {
  await em.nativeUpdate(AppointmentEntity, { user: gone }, { user: into });
  await em.nativeUpdate(AppointmentHistoryEntity, { user: gone }, { user: into });
  await em.nativeUpdate(RemindedVisitEntity, { user: gone }, { user: into });
  await em.nativeUpdate(LetterEntity, { recipient: gone }, { recipient: into });
  await dropLinks(em, gone);
  if ((await em.count(ConfirmedAddressEntity, { user: into })) === 0)
    await em.nativeUpdate(ConfirmedAddressEntity, { user: gone }, { user: into });
  await em.nativeDelete(ConfirmedAddressEntity, { user: gone });
  if (email !== null)
    await em.nativeUpdate(AddressLinkEntity, { user: gone, address: email }, { user: into });
  await em.nativeDelete(AddressLinkEntity, { user: gone });
  await em.nativeUpdate(AccountLetterEntity, { recipient: gone }, { recipient: into });
  if ((await em.count(LetterChoiceEntity, { user: into })) === 0)
    await em.nativeUpdate(LetterChoiceEntity, { user: gone }, { user: into });
  await em.nativeDelete(LetterChoiceEntity, { user: gone });
  await em.nativeDelete(SessionEntity, { userId: gone });
  await em.nativeDelete(TrustedDeviceEntity, { user: gone });
  await em.nativeDelete(ResetTokenEntity, { user: gone });
  await em.nativeUpdate(PasskeyEntity, { user: gone }, { user: into });
  await em.nativeUpdate(SecondFactorEntity, { user: gone }, { user: into });
  await em.nativeDelete(InvitationEntity, { user: passwordHash === null ? [gone] : [gone, into] });
  await em.nativeDelete(UserEntity, { id: gone });
  await rememberGone(em, gone);
}

const rowFor = ({ user: { id: _, onlineBooking, ...user }, ...stored }: StoredPerson) => ({
  ...user,
  ...keysOf(user),
  ...stored,
  onlineBooking: onlineBooking ?? true,
});
