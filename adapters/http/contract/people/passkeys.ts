import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { loggedIn } from '../user.ts';
import { instant } from '../values.ts';
import { answer, keyId, name, toCreate, toLogIn } from './passkey-values.ts';

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created: instant,
  lastUsed: z.nullable(instant),
});

/** One's own, the oldest first. */
export const listPasskeys = {
  ...addressed(addresses.listPasskeys),
  action: 'keep-passkeys',
  status: 200,
  reply: { everyone: z.array(passkey) },
} as const satisfies Call;

/**
 * What a browser needs to make one. Its challenge is answered within five minutes, once. Without a password only within ten
 * minutes of a login: otherwise 403 `login-not-fresh`.
 */
export const startPasskey = {
  ...addressed(addresses.startPasskey),
  action: 'keep-passkeys',
  body: z.object({ currentPassword: z.optional(fields.loginPassword) }),
  status: 200,
  reply: { everyone: toCreate },
} as const satisfies Call;

export const addPasskey = {
  ...addressed(addresses.addPasskey),
  action: 'keep-passkeys',
  body: z.object({
    name,
    answer,
  }),
  status: 201,
  reply: { everyone: passkey },
} as const satisfies Call;

/** One's own. No password is asked for: a name gives no access. */
export const renamePasskey = {
  ...addressed(addresses.renamePasskey),
  action: 'keep-passkeys',
  params: z.object({ id: keyId }),
  body: z.object({ name }),
  status: 204,
} as const satisfies Call;

export const removePasskey = {
  ...addressed(addresses.removePasskey),
  action: 'keep-passkeys',
  body: z.object({ id: keyId, currentPassword: fields.loginPassword }),
  status: 204,
} as const satisfies Call;

/** What a browser needs to offer its passkeys of this site. */
export const startPasskeyLogin = {
  ...addressed(addresses.startPasskeyLogin),
  action: 'log-in-by-passkey',
  status: 200,
  reply: { everyone: toLogIn },
} as const satisfies Call;

/** Counts as password and second factor: the authenticator has looked at the person. */
export const loginByPasskey = {
  ...addressed(addresses.loginByPasskey),
  action: 'log-in-by-passkey',
  body: z.object({ answer }),
  status: 200,
  reply: { everyone: loggedIn },
} as const satisfies Call;
