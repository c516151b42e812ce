import 'reflect-metadata';
import { Container, type ServiceIdentifier } from 'inversify';
import { type Logger, pino } from 'pino';
import { createApp } from '../../adapters/http/server/create-app.ts';
import type { App, CoreDeps, Web } from '../../adapters/http/server/server-deps.ts';
import type { NodemailerMail } from '../../adapters/mail/nodemailer-mail.ts';
import { openMail } from '../../adapters/mail/open-mail.ts';
import { NoLimits } from '../../adapters/memory/no-limits.ts';
import { SharpImages } from '../../adapters/pictures/sharp-images.ts';
import { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts';
import { RandomTokens } from '../../adapters/security/random-tokens.ts';
import { isDiskFull } from '../../adapters/storage/disk-full.ts';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Objects } from '../../core/ports/objects.ts';
import type { Config } from './config.ts';
import { openStorage } from './open-storage.ts';
import { openStore, type Store } from './open-store.ts';
import { builtWeb } from './web.ts';

/** What can be asked for. */
export const tokens = {
  config: Symbol.for('Config') as ServiceIdentifier<Config>,
  logger: Symbol.for('Logger') as ServiceIdentifier<Logger>,
  clock: Symbol.for('Clock') as ServiceIdentifier<Clock>,
  /** What needs no connection: hashes, secrets, pictures. */
  security: Symbol.for('Security') as ServiceIdentifier<
    Pick<CoreDeps, 'passwordHasher' | 'tokens' | 'images'>
  >,
  objects: Symbol.for('Objects') as ServiceIdentifier<Objects>,
  store: Symbol.for('Store') as ServiceIdentifier<Store>,
  mail: Symbol.for('Mail') as ServiceIdentifier<NodemailerMail>,
  core: Symbol.for('CoreDeps') as ServiceIdentifier<CoreDeps>,
  web: Symbol.for('Web') as ServiceIdentifier<Web>,
  /** Aborted when the server is told to stop. */
  stopping: Symbol.for('Stopping') as ServiceIdentifier<AbortController>,
  app: Symbol.for('App') as ServiceIdentifier<App>,
};

/** The composition root: which adapter stands behind each port. Everything is made once, when first asked for. */
export function createContainer(config: Config): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.config).toConstantValue(config);
  container.bind(tokens.stopping).toConstantValue(new AbortController());
  container.bind(tokens.logger).toResolvedValue(({ logLevel }) => pino({ level: logLevel }), [tokens.config]);
  container.bind(tokens.clock).toResolvedValue(() => new SystemClock());
  container.bind(tokens.security).toResolvedValue(() => ({
    passwordHasher: new Argon2PasswordHasher(),
    tokens: new RandomTokens(),
    images: new SharpImages(),
  }));
  container
    .bind(tokens.objects)
    .toResolvedValue(({ storageUrl }) => openStorage(storageUrl), [tokens.config]);
  container.bind(tokens.store).toResolvedValue(({ databaseUrl }) => openStore(databaseUrl), [tokens.config]);
  container
    .bind(tokens.mail)
    .toResolvedValue(
      ({ mailUrl, shop }, clock, logger) => openMail(mailUrl, shop, { clock, logger }),
      [tokens.config, tokens.clock, tokens.logger],
    );
  container
    .bind(tokens.core)
    .toResolvedValue(coreDeps, [
      ...[tokens.store, tokens.objects, tokens.clock, tokens.security, tokens.mail],
      tokens.config,
    ] as const);
  container.bind(tokens.web).toResolvedValue(builtWeb, [tokens.core, tokens.config]);
  container.bind(tokens.app).toResolvedValue(
    (core, store, { signal: stopping }, logger, web, settings) =>
      createApp({
        ...{ ...store, core, stopping, logger, web, settings, isDiskFull },
        ready: async () => void (await Promise.all([store.ping(), core.objects.ping()])),
      }),
    [tokens.core, tokens.store, tokens.stopping, tokens.logger, tokens.web, tokens.config],
  );
  return container;
}

/** Where a link's secret goes: behind `#`, so that no server on the way and no log ever sees it. */
const RESET_FORM = '/auth#reimposta=';

function coreDeps(
  store: Store,
  objects: Objects,
  clock: Clock,
  security: Pick<CoreDeps, 'passwordHasher' | 'tokens' | 'images'>,
  mail: NodemailerMail,
  { shop, passwordReset, publicUrl, rateLimits }: Config,
): CoreDeps {
  const { agendas, appointments, services, users, uploads, trustedDevices, resetTokens, passwords } = store;
  return {
    ...{ agendas, appointments, services, users, uploads, trustedDevices, resetTokens, passwords },
    ...{ objects, clock, hours: defaultShopHours, shop, mail, passwordReset, ...security },
    limits: rateLimits ? store.limits : new NoLimits(),
    resetForm: secret => new URL(RESET_FORM + secret, publicUrl).href,
  };
}
