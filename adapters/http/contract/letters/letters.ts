import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { accountKinds } from '../../../../core/letters/accounts/account-letter.ts';
import { failures } from '../../../../core/letters/letter.ts';
import { customerKinds, letterKinds } from '../../../../core/letters/letter-kinds.ts';
import { newsKinds } from '../../../../core/letters/still-to-tell.ts';
import { callWording as say } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { idParams, instant } from '../values.ts';

const MAX_HOURS = 168;
const hours = z
  .int(say['reminder-invalid'])
  .check(z.minimum(0, say['reminder-invalid']), z.maximum(MAX_HOURS, say['reminder-invalid']));

const kind = z.enum(letterKinds, say['not-a-choice']);
const ofEach = <S extends z.ZodMiniType>(schema: S) =>
  z.object(
    {
      ...{ booked: schema, moved: schema, cancelled: schema, reminder: schema },
      ...{ 'stylist-new': schema, 'stylist-moved': schema },
      ...{ 'stylist-cancelled': schema, 'stylist-tomorrow': schema },
    },
    say['not-a-choice'],
  );

/** Which kinds the shop sends; hours before a visit for the reminder, 0: none. */
const settings = z.object({ kinds: ofEach(z.boolean()), reminderHours: z.number() });

export const seeLetterSettings = {
  ...addressed(addresses.seeLetterSettings),
  action: 'see-letter-settings',
  status: 200,
  reply: { admin: settings },
} as const satisfies Call;

export const keepLetterSettings = {
  ...addressed(addresses.keepLetterSettings),
  action: 'keep-letter-settings',
  body: z.object({ kinds: ofEach(fields.flag), reminderHours: hours }),
  status: 200,
  reply: { admin: settings },
} as const satisfies Call;

/**
 * `email` null: there is nowhere to write to. `keptBack`: letters of the last week that did not go, since the address had enough
 * of them. `isSent`: whether the shop sends that kind at all.
 */
const own = z.object({
  ...{ email: z.nullable(z.string()), isConfirmed: z.boolean(), keptBack: z.number() },
  choices: z.array(z.object({ kind: z.enum(letterKinds), isWanted: z.boolean(), isSent: z.boolean() })),
});

export const seeOwnLetters = {
  ...addressed(addresses.seeOwnLetters),
  action: 'see-own-letters',
  status: 200,
  reply: { admin: own, customer: own },
} as const satisfies Call;

/** What of their own appointments reaches somebody as a letter, as the shop and they have chosen; none without an e-mail. */
export const seeReceivedLetters = {
  ...addressed(addresses.seeReceivedLetters),
  action: 'see-received-letters',
  params: idParams,
  status: 200,
  reply: { admin: z.object({ kinds: z.array(z.enum(customerKinds)) }) },
} as const satisfies Call;

/** What is left out stays as it is. */
export const setOwnLetters = {
  ...addressed(addresses.setOwnLetters),
  action: 'set-own-letters',
  body: ofEach(z.optional(fields.flag)),
  status: 200,
  reply: { admin: own, customer: own },
} as const satisfies Call;

const person = z.object({
  ...{ id: z.number(), username: z.nullable(z.string()), email: z.nullable(z.string()) },
  ...{ firstName: z.nullable(z.string()), lastName: z.nullable(z.string()), phone: z.nullable(z.string()) },
});

/**
 * `about`: an id is one among letters about the same. `due`: since when it was to go. `failure` `kept-back`: its address had
 * as many as a day allows. `untold`: what its reader has not heard; null: nothing any more. `appointment` null: it is about a
 * whole day, `day`, or an account. `mayGoAgain`: what an account's letter never does.
 */
const failedLetter = z.object({
  ...{ id: z.number(), about: z.enum(['appointments', 'account']), due: instant },
  kind: z.enum([...letterKinds, ...accountKinds]),
  failure: z.nullable(z.enum([...failures, 'kept-back'])),
  mayGoAgain: z.boolean(),
  ...{ recipient: person, day: z.nullable(z.string()), tries: z.number() },
  untold: z.nullable(z.enum(newsKinds)),
  appointment: z.nullable(
    z.object({
      ...{ id: z.number(), date: instant, time: z.string(), serviceName: z.string() },
      stylistFirstName: z.nullable(z.string()),
      classification: z.enum(['upcoming', 'past', 'cancelled']),
    }),
  ),
});

/** Letters that did not arrive: first those whose readers would come at a time that holds no more. */
export const listFailedLetters = {
  ...addressed(addresses.listFailedLetters),
  action: 'list-failed-letters',
  status: 200,
  reply: { admin: z.array(failedLetter) },
} as const satisfies Call;

/** It goes soon, to the person's present address, if there is still something to tell. */
export const sendLetterAgain = {
  ...addressed(addresses.sendLetterAgain),
  action: 'send-letter-again',
  params: idParams,
  status: 200,
  reply: { admin: z.object({ id: z.number() }) },
} as const satisfies Call;

/** About an invented visit. */
export const seePreview = {
  ...addressed(addresses.seePreview),
  action: 'see-preview',
  params: z.object({ kind }),
  status: 200,
  reply: { admin: z.object({ subject: z.string(), html: z.string(), text: z.string() }) },
} as const satisfies Call;

/** The same to one's own address. */
export const sendPreview = {
  ...addressed(addresses.sendPreview),
  action: 'send-preview',
  params: z.object({ kind }),
  status: 200,
  reply: { admin: z.object({ to: z.string() }) },
} as const satisfies Call;
