import * as z from 'zod/mini';
import { MAX_SERVICES } from './booking/services/booked-services.ts';
import { isInOrder } from './calendar/opening-rule.ts';
import { categories } from './catalogue/service.ts';
import { FOREIGN } from './people/phone.ts';
import { callWording, formWording } from './wording.ts';

type FormRule = keyof typeof formWording;

/** Text is trimmed, passwords are not; an empty optional field becomes null. Messages come from `wording.ts`. */
const say = (rule: FormRule) => formWording[rule];
const sayOfCall = (rule: keyof typeof callWording) => callWording[rule];

const LARGEST_ID = 2_147_483_647;

/** Control characters, line separators, direction marks. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** Also whatever is invisible: two usernames that look alike must not differ. */
const NOT_IN_A_USERNAME = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const DIGITS = /^[0-9]*$/;

/** Looks empty. */
const INVISIBLE = /^[\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** PostgreSQL stores no NUL, and a lone surrogate is no character. */
const storable = z.refine<string>(
  text => !text.includes('\u0000') && text.isWellFormed(),
  say('bad-characters'),
);
const without = (characters: RegExp) =>
  z.refine<string>(text => !characters.test(text), say('bad-characters'));

const text = (missing: FormRule = 'not-text') => z.string(say(missing)).check(storable, z.trim());

const line = (missing?: FormRule) => text(missing).check(without(NOT_IN_A_LINE));

const emptyIsNull = z.transform((value: string | null | undefined) =>
  value && !INVISIBLE.test(value) ? value : null,
);

const nameOfAccount = (missing: FormRule) =>
  z
    .string(say(missing))
    .check(
      z.trim(),
      z.minLength(1, say(missing)),
      z.minLength(3, say('username-too-short')),
      z.maxLength(64, say('username-too-long')),
      without(NOT_IN_A_USERNAME),
      storable,
    );

export const username = nameOfAccount('username-required');

export const usernameOfPerson = nameOfAccount('username-of-person-required');

const password = (tooShort: FormRule) =>
  z.string(say(tooShort)).check(
    z.refine<string>(value => value.normalize('NFC').length >= 6, say(tooShort)),
    z.maxLength(128, say('password-too-long')),
    storable,
  );

export const newPassword = password('password-too-short');

export const currentPassword = password('current-password-too-short');
export const replacementPassword = password('new-password-too-short');
export const confirmedPassword = password('confirmation-too-short');

export const resetUsername = text('reset-username-too-short').check(
  z.minLength(3, say('reset-username-too-short')),
  z.maxLength(64, say('username-too-long')),
);

/** Anything that could be a stored name or password. */
export const loginUsername = text('login-username-required').check(
  z.minLength(1, say('login-username-required')),
  z.maxLength(64, say('username-too-long')),
);
export const loginPassword = z
  .string(say('login-password-required'))
  .check(z.minLength(1, say('login-password-required')), z.maxLength(128, say('password-too-long')));

const requiredName = (missing: FormRule) =>
  line(missing).check(
    z.refine<string>(value => value !== '' && !INVISIBLE.test(value), say(missing)),
    z.maxLength(100, say('name-too-long')),
  );

export const firstName = requiredName('first-name-required');
export const lastName = requiredName('last-name-required');

export const optionalName = z.pipe(
  z.nullish(line().check(z.maxLength(100, say('name-too-long')), without(INVISIBLE))),
  emptyIsNull,
);

export const optionalEmail = z.pipe(
  z.nullish(
    line().check(
      z.maxLength(254, say('email-too-long')),
      z.refine<string>(value => value === '' || z.regexes.email.test(value), say('email-invalid')),
    ),
  ),
  emptyIsNull,
);

const phoneDigits = [
  z.refine<string>(value => !FOREIGN.test(value), say('phone-foreign')),
  z.regex(DIGITS, say('phone-not-digits')),
  z.refine<string>(value => value === '' || value.length >= 10, say('phone-too-short')),
  z.maxLength(11, say('phone-too-long')),
] as const;

/** Without prefix. Source: specification, registration. */
export const optionalPhone = z.pipe(z.nullish(text().check(...phoneDigits)), emptyIsNull);

export const phone = text('phone-required').check(z.minLength(1, say('phone-required')), ...phoneDigits);

export const notes = z.pipe(
  z.nullish(text().check(z.maxLength(1000, sayOfCall('notes-too-long')))),
  emptyIsNull,
);

/** Left out is not empty. */
const changedNotes = (tooLong: keyof typeof callWording) =>
  z.pipe(
    z.nullable(text().check(z.maxLength(1000, sayOfCall(tooLong)))),
    z.transform((value: string | null) => (value && !INVISIBLE.test(value) ? value : null)),
  );

export const notesOfStanding = changedNotes('notes-too-long');
export const staffNotes = changedNotes('staff-notes-too-long');

export const serviceName = requiredName('service-name-required');

export const description = z.pipe(
  z.nullish(text().check(z.maxLength(1000, say('description-too-long')))),
  emptyIsNull,
);

export const category = z.enum(categories, say('category-unknown'));

/** Euro cents. */
export const price = z
  .int(say('price-too-low'))
  .check(z.minimum(1, say('price-too-low')), z.maximum(1_000_000, say('price-too-high')));

/** Euro cents, which may be none. */
export const paid = z
  .int(sayOfCall('paid-invalid'))
  .check(z.minimum(0, sayOfCall('paid-invalid')), z.maximum(1_000_000, sayOfCall('paid-invalid')));

/** Minutes. */
export const duration = z
  .int(say('duration-too-short'))
  .check(
    z.minimum(15, say('duration-too-short')),
    z.multipleOf(15, say('duration-off-grid')),
    z.maximum(480, say('duration-too-long')),
  );

export const search = text().check(z.maxLength(100, sayOfCall('search-too-long')));

export const date = z.iso.date(sayOfCall('date-invalid'));

export const time = z
  .string(sayOfCall('time-invalid'))
  .check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, sayOfCall('time-invalid')));

const wholeNumber = (rule: keyof typeof callWording) =>
  z.int(sayOfCall(rule)).check(z.minimum(1, sayOfCall(rule)), z.maximum(LARGEST_ID, sayOfCall(rule)));

export const id = z
  .int(sayOfCall('id-invalid'))
  .check(z.minimum(1, sayOfCall('id-invalid')), z.maximum(LARGEST_ID, sayOfCall('id-invalid')));

/** Minutes asked for in a query, up to eight hours. */
export const minutes = z
  .int(sayOfCall('duration-invalid'))
  .check(z.minimum(1, sayOfCall('duration-invalid')), z.maximum(480, sayOfCall('duration-invalid')));

export const flag = z.boolean(sayOfCall('not-a-flag'));

export const quarterHour = z
  .string(sayOfCall('hours-invalid'))
  .check(z.regex(/^(([01][0-9]|2[0-3]):(00|15|30|45)|24:00)$/, sayOfCall('hours-invalid')));

export const opening = z
  .array(
    z.object({ from: quarterHour, to: quarterHour }, sayOfCall('hours-invalid')),
    sayOfCall('hours-invalid'),
  )
  .check(z.maxLength(12, sayOfCall('hours-invalid')), z.refine(isInOrder, sayOfCall('hours-invalid')));

/** Of seven days, Monday first. */
export const week = z.tuple(
  [opening, opening, opening, opening, opening, opening, opening],
  sayOfCall('week-incomplete'),
);

/** One week, or two that alternate. */
export const planWeeks = z.union([z.tuple([week]), z.tuple([week, week])], sayOfCall('plan-incomplete'));

/** null: not chosen. */
export const someIds = z.nullable(
  z
    .array(id, sayOfCall('id-invalid'))
    .check(z.minLength(1, sayOfCall('nobody-chosen')), z.maxLength(200, sayOfCall('id-invalid'))),
);

/** Of the services of one visit, in order; the same one may come twice. */
export const visitServices = z
  .array(id, sayOfCall('id-invalid'))
  .check(
    z.minLength(1, sayOfCall('services-missing')),
    z.maxLength(MAX_SERVICES, sayOfCall('services-too-many')),
  );

/** What a person was shown of a whole visit, whatever it is now. */
export const shownTerms = z.object(
  { price: wholeNumber('terms-invalid'), duration: wholeNumber('terms-invalid') },
  sayOfCall('terms-invalid'),
);

/** Of services; empty: none of them, null: all. */
export const skills = z.nullable(
  z.array(id, sayOfCall('id-invalid')).check(z.maxLength(200, sayOfCall('id-invalid'))),
);

export const reason = line().check(z.maxLength(100, sayOfCall('reason-too-long')));
