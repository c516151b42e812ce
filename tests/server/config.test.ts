import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { WrongConfiguration } from '../../apps/server/cli/wrong-configuration.ts';
import { readConfig } from '../../apps/server/config.ts';
import { credentialsIn } from '../../apps/server/credentials.ts';
import { withoutPassword } from '../../apps/server/database-url.ts';
import { exampleShop } from '../../apps/server/shop-config.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true })));

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salone-config-'));
  folders.push(folder);
  return folder;
}

const secret = 's'.repeat(32);

test('an empty environment gives a working development server', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: new URL('http://localhost:3000'),
    trustProxy: 0,
    databaseUrl: 'sqlite:data/salone.sqlite',
    mailUrl: 'file:data/outbox',
    passwordReset: 'verified',
    rateLimits: true,
    shop: exampleShop,
    production: false,
  });
});

test('the public address follows the port, and a variable set to nothing counts as not set', () => {
  expect(readConfig({ PORT: '8080', HOST: '', SHOP_CONFIG: '' })).toMatchObject({
    host: '127.0.0.1',
    publicUrl: new URL('http://localhost:8080'),
  });
});

test('several secrets are kept in order, for rotation', () => {
  const config = readConfig({ NODE_ENV: 'production', SESSION_SECRET: `${secret}1, ${secret}2` });
  expect(config.sessionSecrets).toEqual([`${secret}1`, `${secret}2`]);
});

test('limits may be off, and resets immediate, where it is said', () => {
  expect(readConfig({ RATE_LIMITS: 'off', PASSWORD_RESET: 'immediate' })).toMatchObject({
    ...{ rateLimits: false, passwordReset: 'immediate' },
  });
});

test('a secret may be a file of its keeper, and the database’s password stand apart from its address', () => {
  const folder = ownFolder();
  writeFileSync(join(folder, 'salone.SESSION_SECRET'), `${secret}\n`);
  writeFileSync(join(folder, 'salone.DATABASE_PASSWORD'), 'a@b/%20');
  writeFileSync(join(folder, 'other.MAIL_URL'), 'smtp://not.ours');
  const handedOver = credentialsIn(folder);
  expect(handedOver).toEqual({ SESSION_SECRET: secret, DATABASE_PASSWORD: 'a@b/%20' });
  expect([credentialsIn(undefined), credentialsIn('/nowhere')]).toEqual([{}, {}]);
  const address = 'postgresql://salone@localhost/salone?host=/var/run/postgresql';
  const { databaseUrl, sessionSecrets } = readConfig({ ...handedOver, DATABASE_URL: address });
  expect(sessionSecrets).toEqual([secret]);
  expect(new Client(databaseUrl)).toMatchObject({
    user: 'salone',
    password: 'a@b/%20',
    host: '/var/run/postgresql',
  });
  expect(readConfig({ ...handedOver, DATABASE_URL: 'sqlite:x' }).databaseUrl).toBe('sqlite:x');
});

test.each([
  'postgresql:///salone?host=/run/postgresql&user=salone',
  'postgresql://salone@/salone?host=/run/postgresql',
  'postgres://salone:@/salone?host=/run/postgresql',
])('a password of its own reaches an address without a host: %s', address => {
  const { databaseUrl } = readConfig({ DATABASE_URL: address, DATABASE_PASSWORD: 'a@b/%20' });
  expect(new Client(databaseUrl)).toMatchObject({
    ...{ host: '/run/postgresql', database: 'salone', user: 'salone', password: 'a@b/%20' },
  });
  expect(new URL(readConfig({ DATABASE_URL: address }).databaseUrl).pathname).toBe('/salone');
});

test.each([
  [
    'postgresql://salone:segreta@localhost/salone?sslmode=verify-full',
    'postgresql://salone@localhost/salone?sslmode=verify-full',
  ],
  ['postgresql://salone@localhost/salone?password=segreta', 'postgresql://salone@localhost/salone'],
  ['sqlite:data/salone.sqlite', 'sqlite:data/salone.sqlite'],
])('the database is named without its password: %s', (address, named) => {
  expect(withoutPassword(readConfig({ DATABASE_URL: address }).databaseUrl)).toBe(named);
});

test('a secret that cannot be read stops the start with its setting and its file', () => {
  const folder = ownFolder();
  const [aFolder, aFile] = [join(folder, 'salone.MAIL_URL'), join(folder, 'file')];
  mkdirSync(aFolder);
  writeFileSync(aFile, '');
  const unreadable = (setting: string, path: string, reason: string) =>
    new WrongConfiguration(`${setting}: ${path} non si può leggere: ${reason}`);
  expect(() => credentialsIn(folder)).toThrow(
    unreadable('MAIL_URL', aFolder, 'è una cartella (EISDIR: illegal operation on a directory, read)'),
  );
  expect(() => credentialsIn(aFile)).toThrow(
    unreadable(
      'CREDENTIALS_DIRECTORY',
      aFile,
      `una parte del percorso non è una cartella (ENOTDIR: not a directory, scandir '${aFile}')`,
    ),
  );
});

describe('a wrong setting stops the start with a sentence that names it', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT deve essere un numero intero'],
    [{ PORT: '70000' }, 'PORT è troppo grande: al massimo 65535'],
    [{ PUBLIC_URL: 'salone' }, 'PUBLIC_URL deve essere'],
    [{ PUBLIC_URL: 'ftp://salone.example' }, 'PUBLIC_URL deve essere'],
    [{ PUBLIC_URL: 'https://salone.example' }, 'TRUST_PROXY deve essere almeno 1'],
    [{ TRUST_PROXY: '1' }, 'PUBLIC_URL va impostato'],
    [{ SOCKET: 'http.sock' }, 'SOCKET deve essere un percorso che comincia con /'],
    [{ SOCKET: `/${'è'.repeat(54)}`, TRUST_PROXY: '1' }, 'SOCKET è troppo lungo: al massimo 107 byte'],
    [{ SOCKET: '/run/salone/http.sock' }, 'TRUST_PROXY deve essere almeno 1 quando si usa SOCKET'],
    [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS deve essere uno di questi: on, off'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY è troppo piccolo: almeno 0'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL deve essere'],
    [{ DATABASE_URL: 'postgresql://u:a/b@c/d' }, 'DATABASE_URL non si può leggere'],
    [{ DATABASE_URL: 'postgresql://u:100%@localhost/salone' }, 'DATABASE_URL non si può leggere'],
    [{ DATABASE_URL: 'postgresql://localhost' }, 'DATABASE_URL non si può leggere'],
    [
      { DATABASE_URL: 'postgresql://u:p@localhost/salone', DATABASE_PASSWORD: 'q' },
      'DATABASE_PASSWORD: anche DATABASE_URL contiene una password',
    ],
    [
      { DATABASE_URL: 'postgresql:///salone?user=u&password=p', DATABASE_PASSWORD: 'q' },
      'DATABASE_PASSWORD: anche DATABASE_URL contiene una password',
    ],
    [{ STORAGE_URL: 'ftp://x' }, 'STORAGE_URL deve essere'],
    [
      { STORAGE_URL: 's3://bucket?endpont=http://localhost:9000' },
      'STORAGE_URL: dopo il nome del bucket vanno soltanto endpoint=… e region=…',
    ],
    [{ MAIL_URL: 'sendmail' }, 'MAIL_URL deve essere smtp://…, smtps://… o file:CARTELLA'],
    [{ PASSWORD_RESET: 'open' }, 'PASSWORD_RESET deve essere uno di questi: verified, immediate'],
    [
      { PUBLIC_URL: 'http://salone.example', NODE_ENV: 'production', SESSION_SECRET: secret },
      'PUBLIC_URL deve cominciare con https://',
    ],
    [{ ADMIN_SECOND_FACTOR: 'yes' }, 'ADMIN_SECOND_FACTOR deve essere uno di questi: optional, required'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS deve essere uno di questi: on, off'],
    [
      { RATE_LIMITS: 'off', NODE_ENV: 'production', SESSION_SECRET: secret },
      'RATE_LIMITS non può essere off',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL deve essere uno di questi: trace, debug'],
    [{ NODE_ENV: 'production' }, 'SESSION_SECRET va impostato'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET va impostato'],
    [{ SESSION_SECRET: `${secret},short` }, 'SESSION_SECRET va impostato'],
    [{ SHOP_CONFIG: '/nowhere.json' }, 'SHOP_CONFIG: /nowhere.json non si può leggere: non c’è'],
  ])('%o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});

describe('a shop of one’s own', () => {
  const file = join(ownFolder(), 'shop.json');
  const read = (shop: unknown) => {
    writeFileSync(file, JSON.stringify(shop));
    return readConfig({ SHOP_CONFIG: file }).shop;
  };

  test('is read from its file, with stylist 74 unless another is named', () => {
    const { defaultStylistId: _, ...shop } = { ...exampleShop, name: 'Da Gino' };
    expect(read(shop)).toEqual({ ...exampleShop, name: 'Da Gino' });
    expect(read({ ...shop, defaultStylistId: 3 }).defaultStylistId).toBe(3);
  });

  test.each([
    ['a name', { name: '' }, 'SHOP_CONFIG: name: non può essere vuoto'],
    ['an e-mail', { email: 'gino' }, 'SHOP_CONFIG: email: deve essere un indirizzo e-mail'],
    [
      'a safe link',
      { social: [{ name: 'X', url: 'javascript:alert(1)' }] },
      'SHOP_CONFIG: social.0.url: deve essere un indirizzo che comincia con https',
    ],
    [
      'a whole address',
      { address: { street: 'Via Roma 1' } },
      'SHOP_CONFIG: address.postalCode: deve essere un testo',
    ],
    [
      'nothing but what is read',
      { openingHours: '8-20' },
      'SHOP_CONFIG: tutto il file: qui non è previsto: openingHours',
    ],
    [
      'nothing else in a link',
      { social: [{ name: 'X', url: 'https://x.example', icon: 'x' }] },
      'SHOP_CONFIG: social.0: qui non è previsto: icon',
    ],
    ['an address in its parts', { address: 'Via Roma 1' }, 'SHOP_CONFIG: address: deve essere un gruppo'],
    ['a list of links', { social: {} }, 'SHOP_CONFIG: social: deve essere un elenco'],
    [
      'a stylist’s number',
      { defaultStylistId: '74' },
      'SHOP_CONFIG: defaultStylistId: deve essere un numero',
    ],
  ])('needs %s', (_, change, sentence) => {
    expect(() => read({ ...exampleShop, ...change })).toThrow(sentence);
  });

  test('is a group of entries', () => {
    expect(() => read([])).toThrow('SHOP_CONFIG: tutto il file: deve essere un gruppo');
  });

  test('where a comma is forgotten, the line is told', () => {
    writeFileSync(file, '{\n  "name": "Da Gino"\n  "trade": "Barbiere"\n}\n');
    expect(() => readConfig({ SHOP_CONFIG: file })).toThrow(/manca o è di troppo una virgola.*alla riga 3 o/);
    writeFileSync(file, '{');
    expect(() => readConfig({ SHOP_CONFIG: file })).toThrow(/non è scritto bene/);
  });
});
