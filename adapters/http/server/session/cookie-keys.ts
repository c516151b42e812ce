import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { App } from '../context.ts';

/**
 * Signs cookies with the first of some secrets and knows the signatures of all, as Keygrip does. Keygrip itself compares
 * two signatures by making two more, with a fresh key each time: a tenth of what a logged-in request costs.
 */
export function cookieKeys(secrets: readonly string[]): Exclude<App['keys'], string[]> {
  const keys = secrets.map(secret => createSecretKey(secret, 'utf8'));
  const [newest] = keys;
  if (newest === undefined) throw new Error('cookies need a secret to be signed with');
  const index = (data: string, signature: string): number => {
    const given = Buffer.from(signature);
    return keys.findIndex(key => isSame(given, Buffer.from(signed(data, key))));
  };
  return {
    sign: data => signed(String(data), newest),
    verify: (data, signature) => index(String(data), signature) >= 0,
    index: (data, signature) => index(String(data), signature),
  };
}

const signed = (data: string, key: KeyObject): string =>
  createHmac('sha256', key).update(data).digest('base64url');

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
