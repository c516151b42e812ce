import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';

/** Of a letter's 'Non sono io', behind `#`. One that opens nothing is 404 `link-not-found`, whatever the reason. */
const secret = z.string(fieldWording['not-text']).check(z.maxLength(200, fieldWording['not-text']));

/** The address that it asks about, by its first letter; changes nothing. */
export const openAddress = {
  ...addressed(addresses.openAddress),
  action: 'answer-address',
  body: z.object({ secret }),
  status: 200,
  reply: { everyone: z.object({ address: z.string() }) },
} as const satisfies Call;

/** Once: confirms the address, or takes it off the account. */
export const answerAddress = {
  ...addressed(addresses.answerAddress),
  action: 'answer-address',
  body: z.object({ secret, isMine: fields.flag }),
  status: 200,
  reply: { everyone: z.object({ isMine: z.boolean() }) },
} as const satisfies Call;
