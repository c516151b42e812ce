import * as z from 'zod/mini';
import * as addresses from '../addresses.ts';
import { appointment } from '../appointments.ts';
import { addressed, type Call } from '../call.ts';
import { eraseForm } from '../forms/erasing.ts';
import { idParams } from '../values.ts';

/** Of visits to come, the next one first. */
const cancelled = { appointments: z.array(appointment) };
const erased = { everyone: z.object(cancelled) };

/** `keeps`: how many visits stay, without a name. `refusal`: why it would be refused. */
const foreseen = {
  everyone: z.object({ ...cancelled, keeps: z.number(), refusal: z.nullable(z.string()) }),
};

/** What it would do to erase one's own account: which visits to come would be cancelled. */
export const foreseeOwnErasing = {
  ...addressed(addresses.foreseeOwnErasing),
  action: 'erase-own-account',
  status: 200,
  reply: foreseen,
} as const satisfies Call;

/**
 * Erases the account and all that names the person, and ends the session. Visits to come are cancelled: the reply has them.
 * The last administrator: 409 `last-admin`; somebody with visits to serve: 409 `serves-visits`.
 */
export const eraseOwnAccount = {
  ...addressed(addresses.eraseOwnAccount),
  action: 'erase-own-account',
  body: eraseForm,
  status: 200,
  reply: erased,
} as const satisfies Call;

export const foreseeErasing = {
  ...addressed(addresses.foreseeErasing),
  action: 'erase-person',
  params: idParams,
  status: 200,
  reply: foreseen,
} as const satisfies Call;

/** The same for somebody else, with a login or without. */
export const erasePerson = {
  ...addressed(addresses.erasePerson),
  action: 'erase-person',
  params: idParams,
  status: 200,
  reply: erased,
} as const satisfies Call;
