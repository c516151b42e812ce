import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetPassword } from '../../adapters/http/contract/passwords.ts';
import { startUpload } from '../../adapters/http/contract/uploads.ts';
import { logout, register } from '../../adapters/http/contract/user.ts';
import { Browser } from '../http/browser.ts';
import { openDays, someWish, tryBooking } from '../server/bookings.ts';
import type { Running } from '../server/processes.ts';
import { databases, openSite, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';
import { freePort } from '../setup/free-port.ts';
import { s3Credentials, startS3 } from '../setup/s3.ts';

interface Trouble {
  readonly settings: Record<string, string>;
  /** Makes what is there go away, where it was there at all. */
  readonly strike: () => Promise<void>;
}

async function bucketAndServerGo(): Promise<Trouble> {
  const s3 = await startS3();
  const mail = { MAIL_URL: `smtp://127.0.0.1:${await freePort()}` };
  return { settings: { ...s3Credentials, ...mail, STORAGE_URL: s3.url }, strike: () => s3.close() };
}

async function foldersAreFiles({ folder }: Site): Promise<Trouble> {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const settings = { STORAGE_URL: `file:${join(file, 'objects')}`, MAIL_URL: `file:${join(file, 'outbox')}` };
  return { settings, strike: async () => undefined };
}

const [sqlite, postgresql] = databases;
const outages = [
  ['bucket and mail server are gone', bucketAndServerGo, postgresql],
  ['folders cannot be written', foldersAreFiles, sqlite],
  ['bucket and mail server are gone', bucketAndServerGo, sqlite],
  ['folders cannot be written', foldersAreFiles, postgresql],
] as const;

describe.each(outages.slice(0, counts.outages))('a server whose %s', (what, trouble, [engine, open]) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite(open)));
  afterAll(() => site.close());

  /** All that people come for: none of it needs pictures or letters. */
  async function livesOn(server: Running, wish = someWish(site, site.mario, openDays(20))): Promise<void> {
    const mario = await site.browserOf(site.mario, server);
    expect((await tryBooking(mario, { ...wish, stylistId: null })).status).toBe(201);
    expect((await mario.fetch('/api/appointments')).status).toBe(200);
    expect((await mario.fetch('/api/services')).status).toBe(200);
    await mario.call(logout);
    const newcomer = new Browser(server.origin);
    const account = {
      username: `cliente-${wish.date}-${wish.time}`,
      password: 'segreta',
      email: 'c@example.com',
    };
    await newcomer.call(register, { body: account });
    const stranger = new Browser(server.origin);
    const body = { username: account.username, newPassword: 'altra parola' };
    expect(await stranger.call(resetPassword, { body })).toEqual({ done: false });
    expect(await newcomer.call(resetPassword, { body })).toEqual({ done: true });
    expect(server.child.exitCode).toBeNull();
  }

  test(`takes bookings and lets people in as before, on ${engine}`, async ({ annotate }) => {
    const { settings, strike } = await trouble(site);
    Object.assign(site.settings, settings);
    const server = await site.start();
    await strike();
    await livesOn(server);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    const salone = await site.browserOf(site.salone, server);
    const { uploadURL } = await salone.call(startUpload);
    const sent = await salone.fetch(new URL(uploadURL).pathname, { method: 'PUT', body: 'x' });
    expect(sent.status).toBeGreaterThanOrEqual(500);
    await livesOn(server, { ...someWish(site, site.mario, openDays(40).slice(20)), time: '19:30' });
    expect(await server.stop()).toBe(0);
    await annotate(`${engine}, ${what}: bookings, logins, accounts and resets as before`, 'figure');
  });
});
