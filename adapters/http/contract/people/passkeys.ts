import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { loggedIn } from '../user.ts';
import { instant } from '../values.ts';

const text = z.string(fieldWording['not-text']).check(z.maxLength(2000, fieldWording['not-text']));

/** For the browser's authenticator, and from it, as WebAuthn writes them. */
const optional = z.optional(z.string());
const toLogIn = z.object({
  ...{ challenge: z.string(), rpId: optional, userVerification: optional },
  timeout: z.optional(z.number()),
});
const toCreate = z.object({
  ...{ challenge: z.string(), attestation: optional, timeout: z.optional(z.number()) },
  rp: z.object({ name: z.string(), id: optional }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.string() })),
  authenticatorSelection: z.object({
    ...{ residentKey: optional, userVerification: optional },
    requireResidentKey: z.optional(z.boolean()),
  }),
});
const answer = z.looseObject({ id: text }, fieldWording['not-text']);

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

/** What a browser needs to make one. Its challenge is answered within five minutes, once. */
export const startPasskey = {
  ...addressed(addresses.startPasskey),
  action: 'keep-passkeys',
  body: z.object({ currentPassword: fields.loginPassword }),
  status: 200,
  reply: { everyone: toCreate },
} as const satisfies Call;

export const addPasskey = {
  ...addressed(addresses.addPasskey),
  action: 'keep-passkeys',
  body: z.object({
    name: z.string(fieldWording['passkey-name-invalid']).check(
      z.trim(),
      z.minLength(1, fieldWording['passkey-name-invalid']),
      z.maxLength(60, fieldWording['passkey-name-invalid']),
      z.refine<string>(
        name => !/\p{Cc}/u.test(name) && name.isWellFormed(),
        fieldWording['passkey-name-invalid'],
      ),
    ),
    answer,
  }),
  status: 201,
  reply: { everyone: passkey },
} as const satisfies Call;

export const removePasskey = {
  ...addressed(addresses.removePasskey),
  action: 'keep-passkeys',
  body: z.object({ id: text, currentPassword: fields.loginPassword }),
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
