import * as z from 'zod/mini';
import * as fields from '../../../core/fields.ts';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';
import { contact, someName } from './forms/customer.ts';
import { bothNamesWhen } from './forms/names.ts';
import { ownData } from './forms/own-data.ts';
import { anyUser, user } from './user.ts';
import { cut, idParams, instant, pageOf } from './values.ts';

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

/** The phone may be missing here, as at a registration; the profile's form asks for it. */
const ofOneself = z.object(ownData);

/** Who has a login has both names: where none is said, that is checked once the person is known. */
const ofSomebodyElse = z
  .object({ ...ownData, username: z.nullish(fields.usernameOfPerson) })
  .check(someName, ...bothNamesWhen(({ username }) => typeof username === 'string'));

/**
 * An administrator edits anybody, names required: both of who has a login. Everybody edits themselves (the username is then
 * ignored). Nobody is given a login this way.
 */
export const editUser = {
  ...addressed(addresses.editUser),
  action: 'edit-user',
  params: idParams,
  body: z.object({ username: z.nullish(fields.usernameOfPerson), ...ownData }),
  bodyFor: (actor, { id }: { readonly id: number }) =>
    actor.kind !== 'guest' && actor.userId === id ? ofOneself : ofSomebodyElse,
  status: 200,
  reply: { admin: anyUser, customer: user },
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
      requestId: z.optional(
        z.string(fieldWording['not-text']).check(z.regex(/^[\w-]{8,64}$/, fieldWording['not-text'])),
      ),
    })
    .check(someName),
  status: 201,
  reply: { admin: anyUser },
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
