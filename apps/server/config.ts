import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Shop } from '../../core/shop/shop.ts';
import { exampleShop, shopSchema } from './shop-config.ts';

/** Where the server runs and what it talks to: the environment, checked once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: URL;
  readonly trustProxy: number;
  readonly databaseUrl: string;
  readonly storageUrl: string;
  readonly mailUrl: string;
  /** `immediate`: customers set a forgotten password without any proof. */
  readonly passwordReset: 'verified' | 'immediate';
  readonly rateLimits: boolean;
  readonly sessionSecrets: readonly [string, ...string[]];
  readonly shop: Shop;
  readonly logLevel: string;
  readonly production: boolean;
}

/** A wrong setting: `message` names it and says what is expected. */
export class WrongConfiguration extends Error {}

/** Outside production only, so that a restart does not log everybody out. */
const DEVELOPMENT_SECRET = 'development-only-this-signs-nothing-of-worth';

const number = (name: string, lowest: number, highest: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    z
      .int(`${name} must be a whole number`)
      .check(z.minimum(lowest, `${name} is too small`), z.maximum(highest, `${name} is too large`)),
  );

const environment = z.object({
  HOST: z._default(z.string().check(z.minLength(1, 'HOST must not be empty')), '127.0.0.1'),
  PORT: z.prefault(number('PORT', 1, 65_535), '3000'),
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an http or https address' }),
  ),
  TRUST_PROXY: z.prefault(number('TRUST_PROXY', 0, 10), '0'),
  DATABASE_URL: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(sqlite:.+|postgres(ql)?:\/\/.+|memory:)$/,
          'DATABASE_URL must be sqlite:PATH, postgresql://… or memory:',
        ),
      ),
    'sqlite:data/salone.sqlite',
  ),
  STORAGE_URL: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(file:.+|s3:\/\/[^/?]+(\?.*)?|memory:)$/,
          'STORAGE_URL must be file:PATH, s3://BUCKET?… or memory:',
        ),
      ),
    'file:data/objects',
  ),
  MAIL_URL: z._default(
    z
      .string()
      .check(
        z.regex(/^(smtps?:\/\/[^/?#]+.*|file:.+)$/, 'MAIL_URL must be smtp://…, smtps://… or file:PATH'),
      ),
    'file:data/outbox',
  ),
  PASSWORD_RESET: z._default(
    z.enum(['verified', 'immediate'], 'PASSWORD_RESET must be verified or immediate'),
    'verified',
  ),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'RATE_LIMITS must be on or off'), 'on'),
  SESSION_SECRET: z.optional(z.string()),
  SHOP_CONFIG: z.optional(z.string()),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'LOG_LEVEL is not a level'),
    'info',
  ),
  NODE_ENV: z.optional(z.string()),
});

/** The process's environment; a file `.env` in the working directory fills in what is not set. */
export function processEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** Throws `WrongConfiguration` for the first setting that cannot be right. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) throw new WrongConfiguration(parsed.error.issues[0]?.message);
  const given = parsed.data;
  const production = given.NODE_ENV === 'production';
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`);
  if (publicUrl.protocol === 'https:' && given.TRUST_PROXY === 0) {
    throw new WrongConfiguration(
      'TRUST_PROXY must be at least 1 when PUBLIC_URL is https: clients would share one address',
    );
  }
  if (production && given.RATE_LIMITS === 'off') {
    throw new WrongConfiguration('RATE_LIMITS cannot be off in production: passwords could be guessed');
  }
  return {
    host: given.HOST,
    port: given.PORT,
    publicUrl,
    trustProxy: given.TRUST_PROXY,
    databaseUrl: given.DATABASE_URL,
    storageUrl: given.STORAGE_URL,
    mailUrl: given.MAIL_URL,
    sessionSecrets: secrets(given.SESSION_SECRET, production),
    shop: given.SHOP_CONFIG === undefined ? exampleShop : readShop(given.SHOP_CONFIG),
    passwordReset: given.PASSWORD_RESET,
    rateLimits: given.RATE_LIMITS === 'on',
    logLevel: given.LOG_LEVEL,
    production,
  };
}

/** A variable set to nothing counts as not set. */
const withoutEmpty = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

function secrets(text: string | undefined, production: boolean): readonly [string, ...string[]] {
  const [first, ...rest] = (text ?? (production ? '' : DEVELOPMENT_SECRET))
    .split(',')
    .map(part => part.trim());
  if (first === undefined || [first, ...rest].some(secret => secret.length < 32)) {
    throw new WrongConfiguration('SESSION_SECRET must be set, each secret with at least 32 characters');
  }
  return [first, ...rest];
}

function readShop(path: string): Shop {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new WrongConfiguration(`SHOP_CONFIG: ${path} is not a readable JSON file`);
  }
  const parsed = shopSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new WrongConfiguration(`SHOP_CONFIG: ${issue?.path.join('.')}: ${issue?.message}`);
}
