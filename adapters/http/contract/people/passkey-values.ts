import * as z from 'zod/mini';
import { LONGEST_NAME } from '../../../../core/people/passkeys/passkey.ts';
import { fieldWording } from '../../../../core/wording.ts';

/** As authenticators name a passkey, in base64url. */
export const keyId = z
  .string(fieldWording['not-text'])
  .check(z.maxLength(2000, fieldWording['not-text']), z.regex(/^[\w-]+$/, fieldWording['not-text']));

/** For the browser's authenticator, and from it, as WebAuthn writes them. */
const optional = z.optional(z.string());
export const toLogIn = z.object({
  ...{ challenge: z.string(), rpId: optional, userVerification: optional },
  timeout: z.optional(z.number()),
});
export const toCreate = z.object({
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
export const answer = z.looseObject({ id: keyId }, fieldWording['not-text']);

const badName = fieldWording['passkey-name-invalid'];
export const name = z.string(badName).check(
  z.trim(),
  z.minLength(1, badName),
  z.maxLength(LONGEST_NAME, badName),
  z.refine<string>(text => !/\p{Cc}/u.test(text) && text.isWellFormed(), badName),
);
