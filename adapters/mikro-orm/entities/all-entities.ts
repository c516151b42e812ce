import { AddressLinkEntity, ConfirmedAddressEntity } from './access/mail-address-entities.ts';
import { PasskeyEntity } from './access/passkey-entity.ts';
import { SecondFactorEntity } from './access/second-factor-entity.ts';
import { AgendaDayEntity } from './agenda-day-entity.ts';
import { AppointmentEntity } from './appointment-entity.ts';
import { AppointmentHistoryEntity } from './appointment-history-entity.ts';
import { CalendarFeedEntity } from './calendar-feed-entity.ts';
import { HeldQuarterEntity } from './held-quarter-entity.ts';
import { InvitationEntity } from './invitation-entity.ts';
import { AccountLetterEntity, LetterChoiceEntity, LetterEntity } from './letter-entities.ts';
import { LimitEntity } from './limit-entity.ts';
import { UnfinishedErasureEntity } from './people/unfinished-erasure-entity.ts';
import { ResetTokenEntity } from './reset-token-entity.ts';
import { ServiceEntity } from './service-entity.ts';
import { SessionEntity } from './session-entity.ts';
import { SettingEntity } from './setting-entity.ts';
import {
  AbsenceEntity,
  BookingRulesEntity,
  ClosureEntity,
  KeptVisitEntity,
  LetterSettingsEntity,
  ShopWeekEntity,
  StylistPlanEntity,
  StylistSkillsEntity,
  TimetableVersionEntity,
} from './timetable-entities.ts';
import { TrustedDeviceEntity } from './trusted-device-entity.ts';
import { UploadEntity } from './upload-entity.ts';
import { UserEntity } from './user-entity.ts';
import { RemindedVisitEntity, VisitLinkEntity } from './visit-entities.ts';

export const allEntities = [
  UserEntity,
  ServiceEntity,
  AppointmentEntity,
  HeldQuarterEntity,
  AgendaDayEntity,
  SessionEntity,
  TrustedDeviceEntity,
  ResetTokenEntity,
  InvitationEntity,
  SecondFactorEntity,
  PasskeyEntity,
  LimitEntity,
  UploadEntity,
  SettingEntity,
  TimetableVersionEntity,
  ShopWeekEntity,
  ClosureEntity,
  StylistPlanEntity,
  AbsenceEntity,
  StylistSkillsEntity,
  KeptVisitEntity,
  BookingRulesEntity,
  AppointmentHistoryEntity,
  CalendarFeedEntity,
  VisitLinkEntity,
  RemindedVisitEntity,
  LetterEntity,
  AccountLetterEntity,
  ConfirmedAddressEntity,
  AddressLinkEntity,
  LetterChoiceEntity,
  LetterSettingsEntity,
  UnfinishedErasureEntity,
];
