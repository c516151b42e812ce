import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { App } from '../../adapters/http/server/context.ts';
import type { Web } from '../../adapters/http/server/pages/web.ts';
import type { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts';
import type { RandomMoments } from '../../adapters/system/random-moments.ts';
import type { ShopHours } from '../../core/calendar/shop-hours.ts';
import type { CommonPasswords } from '../../core/ports/access/common-passwords.ts';
import type { FactorSecrets } from '../../core/ports/access/factor-secrets.ts';
import type { PasskeyCeremonies } from '../../core/ports/access/passkey-ceremonies.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Images } from '../../core/ports/images.ts';
import type { CalendarFiles } from '../../core/ports/letters/calendar-files.ts';
import type { KeptLetters } from '../../core/ports/letters/kept-letters.ts';
import type { LetterLooks } from '../../core/ports/letters/letter-looks.ts';
import type { LinkSeal } from '../../core/ports/letters/link-seal.ts';
import type { ManageLinks } from '../../core/ports/letters/manage-links.ts';
import type { Post } from '../../core/ports/letters/post.ts';
import type { Objects } from '../../core/ports/objects.ts';
import type { PasswordHasher } from '../../core/ports/password-hasher.ts';
import type { Tokens } from '../../core/ports/tokens.ts';
import type { Shop } from '../../core/shop/shop.ts';
import type { Config } from './config.ts';
import type { RequestsUnderWay } from './jobs/requests-under-way.ts';
import type { Store } from './open-store.ts';

const id = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);
const stored = <K extends keyof Store>(name: K): ServiceIdentifier<Store[K]> => Symbol.for(name);

/** What can be asked for, by the name under which it is handed over. */
export const serviceIds = {
  config: id<Config>('config'),
  logger: id<Logger>('logger'),
  /** Aborted when the server is told to stop. */
  stopping: id<AbortController>('stopping'),
  shop: id<Shop>('shop'),
  hours: id<ShopHours>('hours'),
  passwordReset: id<Config['passwordReset']>('passwordReset'),
  mostUpcoming: id<number | null>('mostUpcoming'),
  resetForm: id<(secret: string) => string>('resetForm'),
  invitationPage: id<(secret: string) => string>('invitationPage'),
  clock: id<Clock>('clock'),
  passwordHasher: id<PasswordHasher>('passwordHasher'),
  tokens: id<Tokens>('tokens'),
  ceremonies: id<PasskeyCeremonies>('ceremonies'),
  argon2: id<Argon2PasswordHasher>('argon2'),
  factorSecrets: id<FactorSecrets>('factorSecrets'),
  commonPasswords: id<CommonPasswords>('commonPasswords'),
  later: id<RandomMoments>('later'),
  adminFactor: id<Config['adminFactor']>('adminFactor'),
  images: id<Images>('images'),
  objects: id<Objects>('objects'),
  calendarFiles: id<CalendarFiles>('calendarFiles'),
  letterLooks: id<LetterLooks>('letterLooks'),
  post: id<Post>('post'),
  keptLetters: id<KeptLetters>('keptLetters'),
  /** The address of a page of the site. */
  sitePage: id<(path: string) => string>('sitePage'),
  manageLinks: id<ManageLinks>('manageLinks'),
  linkSeal: id<LinkSeal>('linkSeal'),
  /** The opened database; the ports below are parts of it. */
  store: id<Store>('store'),
  agendas: stored('agendas'),
  appointments: stored('appointments'),
  countedVisits: stored('countedVisits'),
  histories: stored('histories'),
  letterChoices: stored('letterChoices'),
  outbox: stored('outbox'),
  accountLetters: stored('accountLetters'),
  mailAddresses: stored('mailAddresses'),
  addressPage: id<(secret: string) => string>('addressPage'),
  calendarFeeds: stored('calendarFeeds'),
  visitLinks: stored('visitLinks'),
  reminders: stored('reminders'),
  services: stored('services'),
  users: stored('users'),
  timetables: stored('timetables'),
  sessions: stored('sessions'),
  trustedDevices: stored('trustedDevices'),
  resetTokens: stored('resetTokens'),
  invitations: stored('invitations'),
  erasures: stored('erasures'),
  keeping: stored('keeping'),
  secondFactors: stored('secondFactors'),
  passkeys: stored('passkeys'),
  passwords: stored('passwords'),
  limits: stored('limits'),
  uploads: stored('uploads'),
  changes: stored('changes'),
  dataVersion: stored('dataVersion'),
  web: id<Web>('web'),
  app: id<App>('app'),
  requests: id<RequestsUnderWay>('requests'),
} as const;

export type ServiceName = keyof typeof serviceIds;

/** What stands behind each name. */
export type Services = {
  readonly [K in ServiceName]: (typeof serviceIds)[K] extends ServiceIdentifier<infer T> ? T : never;
};
