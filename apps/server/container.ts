import 'reflect-metadata';
import { Container } from 'inversify';
import { pino } from 'pino';
import { HtmlLetterLooks } from '../../adapters/letters/html-letter-looks.ts';
import { openKeptLetters } from '../../adapters/mail/kept-files.ts';
import { openPost } from '../../adapters/mail/open-mail.ts';
import { NoLimits } from '../../adapters/memory/no-limits.ts';
import { loggedError } from '../../adapters/mikro-orm/engine/logged-error.ts';
import { SharpImages } from '../../adapters/pictures/sharp-images.ts';
import { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts';
import { KeyedFactorSecrets } from '../../adapters/security/keyed-factor-secrets.ts';
import { KeyedSeal } from '../../adapters/security/keyed-seal.ts';
import { ListedCommonPasswords } from '../../adapters/security/listed-common-passwords.ts';
import { RandomTokens } from '../../adapters/security/random-tokens.ts';
import { SitePasskeys } from '../../adapters/security/site-passkeys.ts';
import { isDiskFull } from '../../adapters/storage/disk-full.ts';
import { RandomMoments } from '../../adapters/system/random-moments.ts';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { issueLink } from '../../core/booking/links/issue-link.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import { anySpelling } from '../../core/people/access/any-spelling.ts';
import { MAX_UPCOMING } from '../../core/people/limits.ts';
import type { Config } from './config.ts';
import { RequestsUnderWay } from './jobs/requests-under-way.ts';
import { openStorage } from './open-storage.ts';
import { openStore } from './open-store.ts';
import { type ServiceName, type Services, serviceIds } from './service-ids.ts';

/** Makes what stands behind a name out of what it needs. */
type Bind = <K extends ServiceName, N extends ServiceName>(
  name: K,
  needs: readonly N[],
  make: (needed: Pick<Services, N>) => Services[K] | Promise<Services[K]>,
) => void;

/** The composition root: which adapter stands behind each port. Everything is made once, when first asked for. */
export function createContainer(config: Config): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const bind: Bind = (name, needs, make) =>
    void container
      .bind<unknown>(serviceIds[name])
      .toDynamicValue(async () => make(await resolve(container, needs)));
  bindSettings(bind, config);
  bindAdapters(bind);
  bindStore(bind);
  bindServer(bind);
  return container;
}

/** Everything that is named, under its name. */
export async function resolve<N extends ServiceName>(
  container: Container,
  names: readonly N[],
): Promise<Pick<Services, N>> {
  const entries = names.map(
    async name => [name, await container.getAsync<unknown>(serviceIds[name])] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Pick<Services, N>;
}

/** Where a link's secret goes: behind `#`, so that no server on the way and no log ever sees it. */
const RESET_FORM = '/auth#reimposta=';
const INVITATION = '/invito#';
const VISIT = '/visita#';
const ADDRESS = '/visita#indirizzo.';

function bindSettings(bind: Bind, config: Config): void {
  bind('config', [], () => config);
  bind('shop', [], () => config.shop);
  bind('hours', [], () => defaultShopHours);
  bind('passwordReset', [], () => config.passwordReset);
  bind('adminFactor', [], () => config.adminFactor);
  bind('mostUpcoming', [], () => (config.rateLimits ? MAX_UPCOMING : null));
  bind('resetForm', [], () => secret => new URL(RESET_FORM + secret, config.publicUrl).href);
  bind('sitePage', [], () => path => new URL(path, config.publicUrl).href);
  bind('addressPage', [], () => secret => new URL(ADDRESS + secret, config.publicUrl).href);
  bind('invitationPage', [], () => secret => new URL(INVITATION + secret, config.publicUrl).href);
}

function bindAdapters(bind: Bind): void {
  bind('logger', ['config'], ({ config }) =>
    pino({ level: config.logLevel, serializers: { err: loggedError } }),
  );
  bind('stopping', [], () => new AbortController());
  bind('clock', [], () => new SystemClock());
  bind('argon2', [], () => new Argon2PasswordHasher());
  bind('passwordHasher', ['argon2'], ({ argon2 }) => anySpelling(argon2));
  bind('later', [], () => new RandomMoments());
  bind('commonPasswords', [], () => new ListedCommonPasswords());
  bind('tokens', [], () => new RandomTokens());
  bind('linkSeal', ['config'], ({ config }) => new KeyedSeal(config.sessionSecrets));
  bind(
    'factorSecrets',
    ['config', 'argon2'],
    ({ config, argon2 }) => new KeyedFactorSecrets(config.sessionSecrets, argon2),
  );
  bind('ceremonies', ['config', 'shop'], ({ config, shop }) => new SitePasskeys(config.publicUrl, shop.name));
  bind('images', [], () => new SharpImages());
  bind('objects', ['config'], ({ config }) => openStorage(config.storageUrl));
  bind('calendarFiles', ['shop', 'hours', 'config'], async ({ shop, hours, config }) => {
    const { IcalCalendarFiles } = await import('../../adapters/calendar-files/ical-calendar-files.ts');
    return new IcalCalendarFiles(shop, { zone: hours.zone, publicUrl: config.publicUrl });
  });
  bind('letterLooks', [], () => new HtmlLetterLooks());
  bind('post', ['config', 'clock', 'logger'], ({ config, ...rest }) =>
    openPost(config.mailUrl, { ...config.shop, host: config.publicUrl.hostname }, rest),
  );
  bind('keptLetters', ['config', 'logger'], ({ config, logger }) => openKeptLetters(config.mailUrl, logger));
}

function bindStore(bind: Bind): void {
  bind('store', ['config', 'hours'], ({ config, hours }) => openStore(config.databaseUrl, hours));
  bind('agendas', ['store'], ({ store }) => store.agendas);
  bind('appointments', ['store'], ({ store }) => store.appointments);
  bind('countedVisits', ['store'], ({ store }) => store.countedVisits);
  bind('calendarFeeds', ['store'], ({ store }) => store.calendarFeeds);
  bind('reminders', ['store'], ({ store }) => store.reminders);
  bind('visitLinks', ['store'], ({ store }) => store.visitLinks);
  bind('manageLinks', ['visitLinks', 'tokens', 'config'], ({ config, ...deps }) => {
    const visitPage = (secret: string) => new URL(VISIT + secret, config.publicUrl).href;
    return { make: (...of) => issueLink({ ...deps, visitPage }, ...of) };
  });
  bind('letterChoices', ['store'], ({ store }) => store.letterChoices);
  bind('outbox', ['store'], ({ store }) => store.outbox);
  bind('accountLetters', ['store'], ({ store }) => store.accountLetters);
  bind('mailAddresses', ['store'], ({ store }) => store.mailAddresses);
  bind('histories', ['store'], ({ store }) => store.histories);
  bind('services', ['store'], ({ store }) => store.services);
  bind('users', ['store'], ({ store }) => store.users);
  bind('timetables', ['store'], ({ store }) => store.timetables);
  bind('sessions', ['store'], ({ store }) => store.sessions);
  bind('trustedDevices', ['store'], ({ store }) => store.trustedDevices);
  bind('resetTokens', ['store'], ({ store }) => store.resetTokens);
  bind('invitations', ['store'], ({ store }) => store.invitations);
  bind('erasures', ['store'], ({ store }) => store.erasures);
  bind('keeping', ['store'], ({ store }) => store.keeping);
  bind('secondFactors', ['store'], ({ store }) => store.secondFactors);
  bind('passkeys', ['store'], ({ store }) => store.passkeys);
  bind('passwords', ['store'], ({ store }) => store.passwords);
  bind('uploads', ['store'], ({ store }) => store.uploads);
  bind('changes', ['store'], ({ store }) => store.changes);
  bind('dataVersion', ['store'], ({ store }) => store.dataVersion);
  bind('limits', ['store', 'config'], ({ store, config }) =>
    config.rateLimits ? store.limits : new NoLimits(),
  );
}

/** What the HTTP server is made of, beside the store itself. */
const ofServer = [
  ...([
    'letterChoices',
    'outbox',
    'accountLetters',
    'mailAddresses',
    'letterLooks',
    'post',
    'sitePage',
  ] as const),
  ...([
    'agendas',
    'appointments',
    'countedVisits',
    'histories',
    'calendarFeeds',
    'visitLinks',
    'reminders',
    'services',
    'users',
    'timetables',
    'sessions',
    'trustedDevices',
    'resetTokens',
    'invitations',
    'erasures',
    'keeping',
    'keptLetters',
    'passwords',
    'secondFactors',
    'passkeys',
  ] as const),
  ...([
    'limits',
    'mostUpcoming',
    'uploads',
    'changes',
    'dataVersion',
    'objects',
    'images',
    'calendarFiles',
    'clock',
  ] as const),
  ...([
    'passwordHasher',
    'commonPasswords',
    'later',
    'tokens',
    'factorSecrets',
    'linkSeal',
    'ceremonies',
    'adminFactor',
    'shop',
    'hours',
    'passwordReset',
    'resetForm',
    'invitationPage',
    'logger',
    'web',
  ] as const),
];

function bindServer(bind: Bind): void {
  bind('requests', [], () => new RequestsUnderWay());
  bind('web', ['services', 'shop', 'timetables', 'clock', 'config'], async ({ config, ...rest }) => {
    const { builtWeb } = await import('./web.ts');
    return builtWeb(rest, config);
  });
  bind('app', [...ofServer, 'store', 'stopping', 'config'], async ({ store, stopping, config, ...rest }) => {
    const { createApp } = await import('../../adapters/http/server/create-app.ts');
    return createApp({
      ...{ ...rest, stopping: stopping.signal, settings: config },
      ready: async () => void (await Promise.all([store.ping(), rest.objects.ping()])),
      isDatabaseAway: error => store.isDatabaseAway(error),
      isDiskFull: error => isDiskFull(error) || store.isDatabaseFull(error),
    });
  });
}
