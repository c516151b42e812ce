import { defineEntity, p } from '@mikro-orm/core';
import type { AccountKind } from '../../../core/letters/accounts/account-letter.ts';
import type { Failure, LetterStatus } from '../../../core/letters/letter.ts';
import type { LetterKind } from '../../../core/letters/letter-kinds.ts';
import { AppointmentEntity } from './appointment-entity.ts';
import type { StoredPlace } from './appointment-history-entity.ts';
import { instant } from './instant.ts';
import { UserEntity } from './user-entity.ts';

/** In the order in which they were caused. Texts are made when they go: none is stored. */
export const LetterEntity = defineEntity({
  name: 'Letter',
  tableName: 'letters',
  properties: {
    id: p.integer().primary(),
    letterKey: p.text().unique(),
    kind: p.text().$type<LetterKind>(),
    appointment: () => p.manyToOne(AppointmentEntity).mapToPk().strictNullable(),
    changeNumber: p.integer(),
    day: p.text().strictNullable(),
    recipient: () => p.manyToOne(UserEntity).mapToPk(),
    due: p.type(instant),
    nextTry: p.type(instant),
    status: p.text().$type<LetterStatus>(),
    tries: p.integer(),
    inDoubt: p.boolean(),
    /** While a process has it in hand. */
    leasedUntil: p.type(instant).strictNullable(),
    failure: p.text().$type<Failure>().strictNullable(),
    sent: p.type(instant).strictNullable(),
    told: p.json<StoredPlace>().strictNullable(),
  },
});

/** The address is that of the moment; what is sealed goes as soon as the letter is settled. */
export const AccountLetterEntity = defineEntity({
  name: 'AccountLetter',
  tableName: 'account_letters',
  properties: {
    id: p.integer().primary(),
    kind: p.text().$type<AccountKind>(),
    recipient: () => p.manyToOne(UserEntity).mapToPk(),
    address: p.text(),
    due: p.type(instant),
    /** When its link ends. */
    useful: p.type(instant).strictNullable(),
    sealed: p.text().strictNullable(),
    nextTry: p.type(instant),
    status: p.text().$type<LetterStatus>(),
    tries: p.integer(),
    leasedUntil: p.type(instant).strictNullable(),
    failure: p.text().$type<Failure>().strictNullable(),
    sent: p.type(instant).strictNullable(),
  },
});

/** Of who has set some kinds otherwise: their names, a space before and behind each. */
export const LetterChoiceEntity = defineEntity({
  name: 'LetterChoice',
  tableName: 'letter_choices',
  properties: { user: () => p.manyToOne(UserEntity).mapToPk().primary(), changed: p.text() },
});
