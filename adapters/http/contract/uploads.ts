import * as z from 'zod/mini';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';
import { service } from './catalogue.ts';
import { idParams } from './values.ts';

/** Path of an upload's address, followed by its secret. */
export const UPLOAD_PATH = addressed(addresses.receiveUpload).path.replace(':token', '');

/** An address on this server that takes one picture, by PUT, without a session. */
export const startUpload = {
  ...addressed(addresses.startUpload),
  action: 'start-upload',
  status: 200,
  reply: { admin: z.object({ uploadURL: z.string() }) },
} as const satisfies Call;

/** The body is the file itself, at most 5 MB; the first that comes whole uses the address up. */
export const receiveUpload = {
  ...addressed(addresses.receiveUpload),
  action: 'receive-upload',
  params: z.object({
    token: z.string().check(z.regex(/^[\w-]{1,64}$/, fieldWording['upload-address-invalid'])),
  }),
  status: 204,
} as const satisfies Call;

/** `imageURL`: an address this server handed out, with or without a query. No other address is ever fetched. */
export const attachImage = {
  ...addressed(addresses.attachImage),
  action: 'attach-image',
  params: idParams,
  body: z.object({ imageURL: z.string(fieldWording['upload-address-invalid']) }),
  status: 200,
  reply: { admin: service },
} as const satisfies Call;
