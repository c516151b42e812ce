import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { code } from '../../../../core/people/second-factor/code-field.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { loggedIn } from '../user.ts';
import { instant } from '../values.ts';

const codes = z.object({ recoveryCodes: z.array(z.string()) });

/** The second step of a login that was answered 401 `second-factor-needed`: a code of the app, or a recovery code. */
export const loginByCode = {
  ...addressed(addresses.loginByCode),
  action: 'log-in-by-code',
  body: z.object({ code }),
  status: 200,
  reply: { everyone: loggedIn },
} as const satisfies Call;

/** One's own. `offered`: to whoever works in the shop; `since`: null while no login asks for it. */
export const seeSecondFactor = {
  ...addressed(addresses.seeSecondFactor),
  action: 'see-second-factor',
  status: 200,
  reply: {
    everyone: z.object({ offered: z.boolean(), since: z.nullable(instant), recoveryCodesLeft: z.number() }),
  },
} as const satisfies Call;

/** The secret for an app, told once; it counts from the confirmation on. `address`: what a QR code says. */
export const startApp = {
  ...addressed(addresses.startApp),
  action: 'set-up-second-factor',
  body: z.object({ currentPassword: fields.loginPassword }),
  status: 201,
  reply: { everyone: z.object({ secret: z.string(), address: z.string() }) },
} as const satisfies Call;

/** With the app's first code. Answers ten recovery codes, once; all other sessions of the account end. */
export const confirmApp = {
  ...addressed(addresses.confirmApp),
  action: 'set-up-second-factor',
  body: z.object({ code }),
  status: 200,
  reply: { everyone: codes },
} as const satisfies Call;

/** Ten new ones; the old ones are over. */
export const changeRecoveryCodes = {
  ...addressed(addresses.changeRecoveryCodes),
  action: 'keep-second-factor',
  body: z.object({ code }),
  status: 200,
  reply: { everyone: codes },
} as const satisfies Call;

export const removeApp = {
  ...addressed(addresses.removeApp),
  action: 'keep-second-factor',
  body: z.object({ currentPassword: fields.loginPassword, code }),
  status: 204,
} as const satisfies Call;
