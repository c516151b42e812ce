import { afterAll, beforeAll } from 'vitest';
import { openSite, type Site } from '../server/site.ts';
import { openMailServer } from './mail-server.ts';

type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** For the tests of a file or group: a shop on disk whose letters go to a mail server of their own. */
export function setMailedSite(open: Parameters<typeof openSite>[0]) {
  let opened: { readonly site: Site; readonly mail: MailServer } | undefined;
  beforeAll(async () => {
    const mail = await openMailServer();
    opened = { mail, site: await openSite(open, { MAIL_URL: mail.url }) };
  });
  afterAll(async () => {
    await opened?.site.close();
    await opened?.mail.close();
  });
  return () => {
    if (opened === undefined) throw new Error('no test is running');
    return opened;
  };
}

/** As if the time had passed for which letters were claimed, or after which they are tried again. */
export const passTime = (engine: string, { ask }: Pick<Site, 'ask'>) =>
  ask(
    engine === 'SQLite'
      ? `update letters set leased_until = leased_until - 3600000, next_try = next_try - 3600000 where status = 'waiting'`
      : `update letters set leased_until = leased_until - interval '1 hour', next_try = next_try - interval '1 hour' where status = 'waiting'`,
  );
