import type { InferEntity } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { type erasedNames, erasedPerson } from '../../../../core/people/personal-data/erased-person.ts';
import type { UserId } from '../../../../core/people/user.ts';
import { AddressLinkEntity, ConfirmedAddressEntity } from '../../entities/access/mail-address-entities.ts';
import { PasskeyEntity } from '../../entities/access/passkey-entity.ts';
import { SecondFactorEntity } from '../../entities/access/second-factor-entity.ts';
import { AppointmentEntity } from '../../entities/appointment-entity.ts';
import { AppointmentHistoryEntity } from '../../entities/appointment-history-entity.ts';
import { CalendarFeedEntity } from '../../entities/calendar-feed-entity.ts';
import { InvitationEntity } from '../../entities/invitation-entity.ts';
import { AccountLetterEntity, LetterChoiceEntity, LetterEntity } from '../../entities/letter-entities.ts';
import { ResetTokenEntity } from '../../entities/reset-token-entity.ts';
import { SessionEntity } from '../../entities/session-entity.ts';
import {
  AbsenceEntity,
  StylistSkillsEntity,
  TimetableVersionEntity,
} from '../../entities/timetable-entities.ts';
import { TrustedDeviceEntity } from '../../entities/trusted-device-entity.ts';
import { UserEntity } from '../../entities/user-entity.ts';
import { RemindedVisitEntity, VisitLinkEntity } from '../../entities/visit-entities.ts';
import { insertInto, rememberGone } from './user-ids.ts';
import { keysOf } from './user-keys.ts';

const rowOf = (kind: keyof typeof erasedNames) => ({
  ...{ ...erasedPerson(kind), ...keysOf(erasedPerson(kind)), passwordHash: null, emailIsOwn: false },
  ...{ staffNotes: null, onlineBooking: true, requestId: null, erased: true },
});

/** Gives their appointments to a nameless customer; undefined where there are none. */
export async function reassignVisits(
  em: SqlEntityManager,
  user: UserId,
  visits: readonly number[],
): Promise<UserId | undefined> {
  if (visits.length === 0) return undefined;
  const nobody = await insertInto(em, rowOf('customer'));
  const which = { appointment: { $in: [...visits] } };
  await em.nativeDelete(VisitLinkEntity, which);
  await em.nativeDelete(RemindedVisitEntity, which);
  const words = { notes: null, staffNotes: null, externalCalendarId: null, requestId: null };
  await em.nativeUpdate(AppointmentEntity, { user }, { user: nobody, ...words });
  return nobody;
}

/** Deletes whatever gives access to an account. */
export async function deleteAccess(em: SqlEntityManager, user: UserId): Promise<void> {
  await em.nativeDelete(SessionEntity, { userId: user });
  await em.nativeDelete(TrustedDeviceEntity, { user });
  await em.nativeDelete(ResetTokenEntity, { user });
  await em.nativeDelete(PasskeyEntity, { user });
  await em.nativeDelete(SecondFactorEntity, { user });
}

/** What is theirs alone. */
export async function deleteOwn(em: SqlEntityManager, user: UserId): Promise<void> {
  await deleteAccess(em, user);
  await em.nativeDelete(InvitationEntity, { user });
  await em.nativeDelete(LetterEntity, { recipient: user });
  await em.nativeDelete(AccountLetterEntity, { recipient: user });
  await em.nativeDelete(ConfirmedAddressEntity, { user });
  await em.nativeDelete(AddressLinkEntity, { user });
  await em.nativeDelete(LetterChoiceEntity, { user });
  await em.nativeDelete(CalendarFeedEntity, { stylist: user });
}

/** Appointments refer to this stylist's row, so it stays, without a name. */
export async function eraseNames(em: SqlEntityManager, stylist: UserId): Promise<void> {
  await em.nativeUpdate(UserEntity, { id: stylist }, rowOf('staff'));
  await em.nativeUpdate(AbsenceEntity, { stylist }, { reason: '' });
  await em.nativeDelete(StylistSkillsEntity, { stylist });
  const { version } = await em.findOneOrFail(TimetableVersionEntity, { id: 1 });
  await em.nativeUpdate(TimetableVersionEntity, { id: 1 }, { version: version + 1 });
}

/** History lines of theirs then name `nobody`, or staff without a name. */
export async function removeRow(
  em: SqlEntityManager,
  { id: user, isAdmin, isStylist }: Pick<InferEntity<typeof UserEntity>, 'id' | 'isAdmin' | 'isStylist'>,
  nobody: UserId | undefined,
): Promise<void> {
  const acted =
    (await em.count(AppointmentHistoryEntity, { user })) + (await em.count(RemindedVisitEntity, { user }));
  if (acted > 0) {
    const customer = isAdmin || isStylist ? undefined : nobody;
    const actor = customer ?? (await insertInto(em, rowOf('staff')));
    await em.nativeUpdate(AppointmentHistoryEntity, { user }, { user: actor });
    await em.nativeUpdate(RemindedVisitEntity, { user }, { user: actor });
  }
  await em.nativeDelete(UserEntity, { id: user });
  await rememberGone(em, user);
}
