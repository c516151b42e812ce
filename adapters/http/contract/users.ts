import * as z from 'zod/mini';
import * as fields from '../../../core/fields.ts';
import { likenesses } from '../../../core/people/customers/twins.ts';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { appointmentWithCustomer } from './appointments.ts';
import { addressed, type Call } from './call.ts';
import { contact, someName } from './forms/customer.ts';
import { bothNamesWhen } from './forms/names.ts';
import { ownData } from './forms/own-data.ts';
import { anyUser, user } from './user.ts';
import { cut, idParams, instant, pageOf, requestId } from './values.ts';

const filter = {
  role: z.optional(z.enum(['customer', 'admin'], fieldWording['not-a-choice'])),
  search: z.optional(fields.search),
};

/** Everybody by shown name; `role=customer`: everybody but administrators, `role=admin`: those. */
export const listUsers = {
  ...addressed(addresses.listUsers),
  action: 'list-users',
  query: z.object(filter),
  status: 200,
  reply: { admin: z.array(anyUser) },
} as const satisfies Call;

/** A part of the same list, with how many customers there are and can be reached which way. */
export const pageUsers = {
  ...addressed(addresses.pageUsers),
  action: 'list-users',
  query: z.object({ ...filter, ...cut }),
  status: 200,
  reply: {
    admin: z.extend(pageOf(anyUser), {
      counts: z.object({ customers: z.number(), withEmail: z.number(), withPhone: z.number() }),
    }),
  },
} as const satisfies Call;

const card = { staffNotes: z.optional(fields.staffNotes), onlineBooking: z.optional(fields.flag) };
const cardAlone = z.object(card);
const namesCardAlone = (given: unknown): boolean => {
  const named = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  return named.length > 0 && named.every(name => name in card);
};

/** The phone may be missing here, as at a registration; the profile's form asks for it. */
const ofOneself = z.object(ownData);
const ofAdministrator = z.object({ ...ownData, ...card });

export const wholePerson = z.object({ ...ownData, ...card, username: z.nullish(fields.usernameOfPerson) });
export type PersonEdit = z.input<typeof wholePerson>;

/** People with a login have both names; without names in the body, that is checked once the person is read. */
const ofSomebodyElse = wholePerson.check(
  someName,
  ...bothNamesWhen(({ username }) => typeof username === 'string'),
);

/** The edited person, as administrators see them. */
const person = z.extend(anyUser, { staffNotes: z.nullable(z.string()), onlineBooking: z.boolean() });

/**
 * An administrator edits anybody, names required: both for people with a login. Everybody edits themselves (the username is then
 * ignored). Nobody is given a login this way. The card, `staffNotes` and `onlineBooking`, is administrators': left out it stays
 * as it is, sent alone it leaves the person as they are, and from anybody else it is ignored.
 */
export const editUser = {
  ...addressed(addresses.editUser),
  action: 'edit-user',
  params: idParams,
  body: z.union([wholePerson, cardAlone]),
  bodyFor: (actor, { id }: { readonly id: number }, given) => {
    const isAdmin = actor.kind === 'admin';
    if (isAdmin && namesCardAlone(given)) return cardAlone;
    if (actor.kind === 'guest' || actor.userId !== id) return ofSomebodyElse;
    return isAdmin ? ofAdministrator : ofOneself;
  },
  status: 200,
  reply: { admin: person, customer: user },
} as const satisfies Call;

const twin = z.extend(anyUser, {
  by: z.enum(likenesses),
  appointments: z.number(),
});

/**
 * One person's card, for administrators. A visit is done when it is completed and was not missed, or confirmed and past;
 * `taken` adds up what was paid for these, in cents. `next`: the first confirmed one to come; `last`: the latest that is done.
 * `appointments`: all of
 * them. `twins`: who may be the same person, by what, with how many appointments; nobody who could not be merged.
 */
export const seeUser = {
  ...addressed(addresses.seeUser),
  action: 'see-user',
  params: idParams,
  status: 200,
  reply: {
    admin: z.extend(person, {
      ...{ appointments: z.number(), visits: z.number(), taken: z.number(), missed: z.number() },
      ...{ next: z.nullable(appointmentWithCustomer), last: z.nullable(appointmentWithCustomer) },
      twins: z.array(twin),
    }),
  },
} as const satisfies Call;

/**
 * Somebody without a login, whom the shop books for: a name at least. `requestId`: the same for each time one request is sent;
 * sent again, it answers 200 with the person it made.
 */
export const addCustomer = {
  ...addressed(addresses.addCustomer),
  action: 'add-customer',
  body: z
    .object({
      ...contact,
      requestId,
    })
    .check(someName),
  status: 201,
  reply: { admin: anyUser },
} as const satisfies Call;

/**
 * Appointments, notes and history of one become the other's, `into`, who stays: what they lack, a login too, comes from the
 * one that goes. Two with a login: 409 `two-logins`; staff do not go: 409 `staff-stays`; notes that do not fit together: 409
 * `notes-too-long`. There is no way back.
 */
export const mergePeople = {
  ...addressed(addresses.mergePeople),
  action: 'merge-people',
  params: idParams,
  body: z.object({ into: fields.id }),
  status: 200,
  reply: { admin: person },
} as const satisfies Call;

/** A link with which the customer who stands at the counter sets a forgotten password anew, once, within minutes. */
export const issueResetLink = {
  ...addressed(addresses.issueResetLink),
  action: 'issue-reset-link',
  params: idParams,
  status: 201,
  reply: { admin: z.object({ url: z.string(), expiresAt: instant }) },
} as const satisfies Call;

/** Takes no more bookings; with `revokeAdmin=true` no administrator any more either. */
export const removeStylist = {
  ...addressed(addresses.removeStylist),
  action: 'remove-stylist',
  params: idParams,
  query: z.object({ revokeAdmin: z.optional(z.enum(['true', 'false'], fieldWording['not-a-choice'])) }),
  status: 204,
} as const satisfies Call;
