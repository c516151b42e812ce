import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../apps/server/config.ts';
import { exampleShop } from '../../apps/server/shop-config.ts';

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

describe('a wrong setting stops the start with a sentence that names it', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT is too large'],
    [{ PUBLIC_URL: 'salone' }, 'PUBLIC_URL must be'],
    [{ PUBLIC_URL: 'ftp://salone.example' }, 'PUBLIC_URL must be'],
    [{ PUBLIC_URL: 'https://salone.example' }, 'TRUST_PROXY must be at least 1'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY is too small'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be'],
    [{ MAIL_URL: 'sendmail' }, 'MAIL_URL must be smtp://…, smtps://… or file:PATH'],
    [{ PASSWORD_RESET: 'open' }, 'PASSWORD_RESET must be verified or immediate'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off'],
    [{ RATE_LIMITS: 'off', NODE_ENV: 'production', SESSION_SECRET: secret }, 'RATE_LIMITS cannot be off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not a level'],
    [{ NODE_ENV: 'production' }, 'SESSION_SECRET must be set'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be set'],
    [{ SESSION_SECRET: `${secret},short` }, 'SESSION_SECRET must be set'],
    [{ SHOP_CONFIG: '/nowhere.json' }, 'SHOP_CONFIG: /nowhere.json is not a readable JSON file'],
  ])('%o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});

describe('a shop of one’s own', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'salone-shop-')), 'shop.json');
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
    ['a name', { name: '' }, 'SHOP_CONFIG: name: must not be empty'],
    ['an e-mail', { email: 'gino' }, 'SHOP_CONFIG: email: must be an e-mail address'],
    [
      'a safe link',
      { social: [{ name: 'X', url: 'javascript:alert(1)' }] },
      'SHOP_CONFIG: social.0.url: must be an https',
    ],
    ['a whole address', { address: { street: 'Via Roma 1' } }, 'SHOP_CONFIG: address.postalCode'],
  ])('needs %s', (_, change, sentence) => {
    expect(() => read({ ...exampleShop, ...change })).toThrow(sentence);
  });
});
