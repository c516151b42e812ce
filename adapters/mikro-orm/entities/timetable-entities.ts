import { defineEntity, p } from '@mikro-orm/core';
import type { CustomerRules } from '../../../core/calendar/customer-rules.ts';
import type { Opening } from '../../../core/calendar/shop-hours.ts';
import type { PlanVersion, WeekVersion } from '../../../core/calendar/timetable.ts';
import type { ServiceId } from '../../../core/catalogue/service.ts';
import type { LetterSettings } from '../../../core/letters/letter-kinds.ts';
import type { StylistId } from '../../../core/people/user.ts';
import { AppointmentEntity } from './appointment-entity.ts';
import { UserEntity } from './user-entity.ts';

/** One row. Its number grows with every change of the tables below, in the same transaction. */
export const TimetableVersionEntity = defineEntity({
  name: 'TimetableVersion',
  tableName: 'timetable_versions',
  properties: { id: p.integer().primary(), version: p.integer() },
});

export const ShopWeekEntity = defineEntity({
  name: 'ShopWeek',
  tableName: 'shop_weeks',
  properties: { validFrom: p.text().primary(), week: p.json<WeekVersion['week']>() },
});

export const ClosureEntity = defineEntity({
  name: 'Closure',
  tableName: 'closures',
  properties: {
    id: p.integer().primary(),
    firstDay: p.text(),
    lastDay: p.text(),
    hours: p.json<Opening>(),
    stylistIds: p.json<readonly StylistId[]>().strictNullable(),
    reason: p.text(),
  },
});

export const StylistPlanEntity = defineEntity({
  name: 'StylistPlan',
  tableName: 'stylist_plans',
  properties: {
    stylist: () => p.manyToOne(UserEntity).mapToPk().primary(),
    validFrom: p.text().primary(),
    weeks: p.json<PlanVersion['weeks']>(),
  },
});

export const AbsenceEntity = defineEntity({
  name: 'Absence',
  tableName: 'absences',
  properties: {
    id: p.integer().primary(),
    stylist: () => p.manyToOne(UserEntity).mapToPk(),
    firstDay: p.text(),
    lastDay: p.text(),
    /** Of a part of one day; both or neither. */
    startTime: p.text().strictNullable(),
    endTime: p.text().strictNullable(),
    reason: p.text(),
  },
});

export const StylistSkillsEntity = defineEntity({
  name: 'StylistSkills',
  tableName: 'stylist_skills',
  properties: {
    stylist: () => p.manyToOne(UserEntity).mapToPk().primary(),
    serviceIds: p.json<readonly ServiceId[]>(),
  },
});

/** One row, or none. */
export const BookingRulesEntity = defineEntity({
  name: 'BookingRules',
  tableName: 'booking_rules',
  properties: { id: p.integer().primary(), rules: p.json<CustomerRules>() },
});

/** One row, or none. */
export const LetterSettingsEntity = defineEntity({
  name: 'LetterSettings',
  tableName: 'letter_settings',
  properties: { id: p.integer().primary(), letters: p.json<LetterSettings>() },
});

export const KeptVisitEntity = defineEntity({
  name: 'KeptVisit',
  tableName: 'kept_visits',
  properties: {
    appointment: () => p.manyToOne(AppointmentEntity).mapToPk().primary(),
    day: p.text(),
    time: p.text(),
    stylistId: p.integer(),
  },
});
