import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { isLoopback } from '../../adapters/mail/loopback.ts';
import type { Shop } from '../../core/shop/shop.ts';
import { reasonOf } from './cli/reason-of.ts';
import { shopTexts, settingTexts as texts } from './cli/setting-texts.ts';
import { WrongConfiguration } from './cli/wrong-configuration.ts';
import { credentialsIn } from './credentials.ts';
import { databaseUrl } from './database-url.ts';
import { exampleShop, shopSchema } from './shop-config.ts';

/** Where the server runs and what it talks to: the environment, checked once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** A Unix socket's path, in place of both. */
  readonly socket: string | undefined;
  readonly publicUrl: URL;
  readonly trustProxy: number;
  /** Browsers keep to https in every sub-domain as well. */
  readonly hstsSubdomains: boolean;
  readonly databaseUrl: string;
  readonly storageUrl: string;
  readonly mailUrl: string;
  /** `immediate`: customers set a forgotten password without any proof. */
  readonly passwordReset: 'verified' | 'immediate';
  /** `required`: an administrator without a second factor can only set one up. */
  readonly adminFactor: 'optional' | 'required';
  readonly rateLimits: boolean;
  readonly sessionSecrets: readonly [string, ...string[]];
  readonly shop: Shop;
  readonly logLevel: string;
  readonly production: boolean;
}

/** Outside production only, so that a restart does not log everybody out. */
const DEVELOPMENT_SECRET = 'development-only-this-signs-nothing-of-worth';

/** Where a shop's data and pictures are unless it is said. */
export const shopPlaces = {
  DATABASE_URL: 'sqlite:data/salone.sqlite',
  STORAGE_URL: 'file:data/objects',
} as const;

/** Linux holds a socket's path in so many bytes. */
const SOCKET_PATH = 107;

const number = (name: string, lowest: number, highest: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    z
      .int(texts.wholeNumber(name))
      .check(z.minimum(lowest, texts.atLeast(name, lowest)), z.maximum(highest, texts.atMost(name, highest))),
  );

const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(values, texts.oneOf(name, values));

/** What a bucket's address says beside the bucket: a part that nobody reads is a typing error. */
const hasOnlyKnownParts = (url: string): boolean =>
  !url.startsWith('s3:') ||
  [...new URL(url).searchParams.keys()].every(name => ['endpoint', 'region'].includes(name));

const environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z.prefault(number('PORT', 1, 65_535), '3000'),
  SOCKET: z.optional(
    z.string().check(
      z.startsWith('/', texts.socketPath),
      z.refine(path => Buffer.byteLength(path) <= SOCKET_PATH, texts.socketLength(SOCKET_PATH)),
    ),
  ),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: texts.publicUrl })),
  TRUST_PROXY: z.prefault(number('TRUST_PROXY', 0, 10), '0'),
  HSTS_SUBDOMAINS: z._default(oneOf('HSTS_SUBDOMAINS', ['on', 'off']), 'off'),
  DATABASE_URL: z._default(
    z.string().check(z.regex(/^(sqlite:.+|postgres(ql)?:\/\/.+|memory:)$/, texts.databaseUrl)),
    shopPlaces.DATABASE_URL,
  ),
  DATABASE_PASSWORD: z.optional(z.string()),
  STORAGE_URL: z._default(
    z
      .string()
      .check(
        z.regex(/^(file:.+|s3:\/\/[^/?]+(\?.*)?|memory:)$/, texts.storageUrl),
        z.refine<string>(hasOnlyKnownParts, texts.storageParts),
      ),
    shopPlaces.STORAGE_URL,
  ),
  MAIL_URL: z._default(
    z.string().check(z.regex(/^(smtps?:\/\/[^/?#]+.*|file:.+)$/, texts.mailUrl)),
    'file:data/outbox',
  ),
  PASSWORD_RESET: z._default(oneOf('PASSWORD_RESET', ['verified', 'immediate']), 'verified'),
  ADMIN_SECOND_FACTOR: z._default(oneOf('ADMIN_SECOND_FACTOR', ['optional', 'required']), 'optional'),
  RATE_LIMITS: z._default(oneOf('RATE_LIMITS', ['on', 'off']), 'on'),
  SESSION_SECRET: z.optional(z.string()),
  SHOP_CONFIG: z.optional(z.string()),
  LOG_LEVEL: z._default(
    oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
  NODE_ENV: z.optional(z.string()),
});

/** The process's environment; a file `.env` in the working directory and handed-over secrets fill in what is not set. */
export function processEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return { ...credentialsIn(process.env['CREDENTIALS_DIRECTORY']), ...withoutEmpty(process.env) };
}

/** Throws `WrongConfiguration` for the first setting that cannot be right. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) throw new WrongConfiguration(parsed.error.issues[0]?.message);
  const given = parsed.data;
  const production = given.NODE_ENV === 'production';
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`);
  const wrong = contradiction(given, publicUrl, production);
  if (wrong !== undefined) throw new WrongConfiguration(wrong);
  return {
    host: given.HOST,
    port: given.PORT,
    socket: given.SOCKET,
    publicUrl,
    trustProxy: given.TRUST_PROXY,
    hstsSubdomains: given.HSTS_SUBDOMAINS === 'on',
    databaseUrl: databaseUrl(given.DATABASE_URL, given.DATABASE_PASSWORD),
    storageUrl: given.STORAGE_URL,
    mailUrl: given.MAIL_URL,
    sessionSecrets: secrets(given.SESSION_SECRET, production),
    shop: given.SHOP_CONFIG === undefined ? exampleShop : readShop(given.SHOP_CONFIG),
    passwordReset: given.PASSWORD_RESET,
    adminFactor: given.ADMIN_SECOND_FACTOR,
    rateLimits: given.RATE_LIMITS === 'on',
    logLevel: given.LOG_LEVEL,
    production,
  };
}

/** What two settings together make wrong. */
function contradiction(
  given: z.output<typeof environment>,
  publicUrl: URL,
  production: boolean,
): string | undefined {
  const { PUBLIC_URL, TRUST_PROXY, SOCKET, RATE_LIMITS } = given;
  if (PUBLIC_URL === undefined && TRUST_PROXY > 0) return texts.addressNeeded;
  if (publicUrl.protocol === 'https:' && TRUST_PROXY === 0) return texts.proxyNeeded;
  if (SOCKET !== undefined && TRUST_PROXY === 0) return texts.proxyAtSocket;
  if (production && publicUrl.protocol === 'http:' && !isLoopback(publicUrl.hostname))
    return texts.httpsNeeded;
  return production && RATE_LIMITS === 'off' ? texts.limitsNeeded : undefined;
}

/** A variable set to nothing counts as not set. */
const withoutEmpty = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

function secrets(text: string | undefined, production: boolean): readonly [string, ...string[]] {
  const [first, ...rest] = (text ?? (production ? '' : DEVELOPMENT_SECRET))
    .split(',')
    .map(part => part.trim());
  if (first === undefined || [first, ...rest].some(secret => secret.length < 32)) {
    throw new WrongConfiguration(texts.secretNeeded);
  }
  return [first, ...rest];
}

function readShop(path: string): Shop {
  const parsed = shopSchema.safeParse(parseJson(path, readText(path)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new WrongConfiguration(shopTexts.entry(issue?.path.join('.') ?? '', issue?.message ?? ''));
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongConfiguration(shopTexts.unreadable(path, reasonOf(error)));
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, line] = /\(line (\d+) /.exec(String(error)) ?? [];
    throw new WrongConfiguration(shopTexts.notJson(path, line));
  }
}
