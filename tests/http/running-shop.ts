import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { IcalCalendarFiles } from '../../adapters/calendar-files/ical-calendar-files.ts';
import { createApp } from '../../adapters/http/server/create-app.ts';
import type { ServerDeps } from '../../adapters/http/server/server-deps.ts';
import { HtmlLetterLooks } from '../../adapters/letters/html-letter-looks.ts';
import { openKeptLetters } from '../../adapters/mail/kept-files.ts';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';
import { PlainPasswordHasher } from '../../adapters/memory/plain-password-hasher.ts';
import { RecordingPost } from '../../adapters/memory/recording-post.ts';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { MemoryObjects } from '../../adapters/memory/stores/memory-objects.ts';
import { loggedError } from '../../adapters/mikro-orm/engine/logged-error.ts';
import { SharpImages } from '../../adapters/pictures/sharp-images.ts';
import { KeyedFactorSecrets } from '../../adapters/security/keyed-factor-secrets.ts';
import { KeyedSeal } from '../../adapters/security/keyed-seal.ts';
import { ListedCommonPasswords } from '../../adapters/security/listed-common-passwords.ts';
import { RandomTokens } from '../../adapters/security/random-tokens.ts';
import { SitePasskeys } from '../../adapters/security/site-passkeys.ts';
import { isDiskFull } from '../../adapters/storage/disk-full.ts';
import { openStore, type Store } from '../../apps/server/open-store.ts';
import { exampleShop } from '../../apps/server/shop-config.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import { sendAccountLetters } from '../../core/letters/accounts/send-account-letters.ts';
import { anySpelling } from '../../core/people/access/any-spelling.ts';
import { MAX_UPCOMING } from '../../core/people/limits.ts';
import type { Parcel } from '../../core/ports/letters/post.ts';
import { migratedAt } from '../server/migrated-at.ts';
import { freshDatabase } from '../setup/postgres.ts';
import { unlimitedLetters } from '../worlds/unlimited-letters.ts';
import { quickHasher } from './accounts/quick-hasher.ts';
import { Browser } from './browser.ts';

export const engines = ['memory', 'sqlite', 'postgresql'] as const;
export type Engine = (typeof engines)[number];

/** Where people find the shop, as far as it knows. */
export const shopAddress = new URL('http://salone.example');
export const sessionSecret = 'a secret of more than thirty-two characters';

/** `ANSWER_DELAY=1500`: each answer to a browser comes after a random time of at most so many milliseconds. */
export const longestDelay = Number(process.env['ANSWER_DELAY'] ?? 0);

async function delayed({ headers }: IncomingMessage, answer: () => Promise<void>): Promise<void> {
  if (longestDelay > 0 && headers['user-agent']?.startsWith('Mozilla'))
    await pause(Math.random() * longestDelay);
  return answer();
}

/** What is to differ; some of it may need what stands there otherwise. */
type Overrides = Partial<ServerDeps> | ((deps: ServerDeps, store: Store) => Partial<ServerDeps>);

/**
 * The small shop behind a real server, on a free port where none is given: real databases, cheap passwords, a clock that
 * stands still.
 */
export async function openShop(engine: Engine, overrides: Overrides = {}, port = 0) {
  const folder = await mkdtemp(join(tmpdir(), 'salone-'));
  const databaseUrl = await databaseOf(engine, folder);
  const store = await openStore(databaseUrl);
  const clock = new FixedClock('2027-01-05T08:00:00+01:00');
  const people = await seedSmallShop(store);
  const mail = new RecordingPost();
  const tokens = new RandomTokens();
  const post = new RecordingPost();
  const objects = new MemoryObjects();
  const log: string[] = [];
  const stopping = new AbortController();
  const deps: ServerDeps = {
    ...{ ...store, objects, clock, isDiskFull, ready: store.ping, stopping: stopping.signal },
    passwordReset: 'verified',
    mostUpcoming: MAX_UPCOMING,
    resetForm: secret => `${shopAddress.origin}/auth#reimposta=${secret}`,
    invitationPage: secret => `${shopAddress.origin}/invito#${secret}`,
    calendarFiles: new IcalCalendarFiles(exampleShop, {
      zone: defaultShopHours.zone,
      publicUrl: shopAddress,
    }),
    ...{ post, letterLooks: new HtmlLetterLooks(), sitePage: path => new URL(path, shopAddress).href },
    keptLetters: openKeptLetters(`file:${join(folder, 'outbox')}`, pino({ level: 'silent' })),
    images: new SharpImages(),
    tokens,
    ceremonies: new SitePasskeys(shopAddress, exampleShop.name),
    factorSecrets: new KeyedFactorSecrets([sessionSecret], quickHasher),
    linkSeal: new KeyedSeal([sessionSecret]),
    adminFactor: 'optional',
    later: { run: work => work() !== undefined },
    commonPasswords: new ListedCommonPasswords(),
    hours: defaultShopHours,
    shop: exampleShop,
    passwordHasher: anySpelling(new PlainPasswordHasher()),
    logger: pino(
      { level: 'debug', serializers: { err: loggedError } },
      { write: (line: string) => log.push(line) },
    ),
    web: {
      folder,
      siteFile: async () => undefined,
      render: async ({ nonce }) => ({ status: 200, html: `<!doctype html><p>${nonce}</p>` }),
    },
    settings: {
      publicUrl: shopAddress,
      trustProxy: 0,
      hstsSubdomains: false,
      sessionSecrets: [sessionSecret],
    },
  };
  const app = createApp({
    ...deps,
    ...(typeof overrides === 'function' ? overrides(deps, store) : overrides),
  });
  const handle = app.callback();
  // A test's own calls keep their connection: one that is cut when idle fails the call that is just then on its way.
  const server = createServer(
    { keepAliveTimeout: 0 },
    (request, response) => void delayed(request, () => handle(request, response)),
  );
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...people,
    ...{ app, store, clock, origin, log, objects, mail, post, stopping, databaseUrl },
    browser: () => new Browser(origin),
    /** Letters about accounts, those that waited too. */
    mailed: async (): Promise<readonly Parcel[]> => {
      while (
        (await sendAccountLetters({ ...deps, ...store, ...unlimitedLetters(), tokens, post: mail })) > 0
      );
      return mail.sent;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type RunningShop = Awaited<ReturnType<typeof openShop>>;

async function databaseOf(engine: Engine, folder: string): Promise<string> {
  if (engine === 'memory') return 'memory:';
  return engine === 'sqlite' ? migratedAt(join(folder, 'salone.sqlite')) : freshDatabase();
}
