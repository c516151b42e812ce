import * as z from 'zod/mini';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';
import { idParams, instant } from './values.ts';

/** A browser on which the asker may set a forgotten password anew. */
const browser = z.object({
  id: z.number(),
  /** Such as "Chrome su Android". */
  label: z.string(),
  since: instant,
  lastSeen: instant,
  /** The one that asks. */
  current: z.boolean(),
});

/** Last seen first. */
export const listBrowsers = {
  ...addressed(addresses.listBrowsers),
  action: 'list-browsers',
  status: 200,
  reply: { everyone: z.array(browser) },
} as const satisfies Call;

export const forgetBrowser = {
  ...addressed(addresses.forgetBrowser),
  action: 'forget-browser',
  params: idParams,
  status: 204,
} as const satisfies Call;
