import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { calls } from '../../../adapters/http/contract/calls.ts';
import type { Browser } from '../browser.ts';
import { shopAddress } from '../running-shop.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** As much of CBOR as an authenticator writes. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  const entries = value instanceof Map ? [...value] : Object.entries(value as object);
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

/** In the shortest way, or it is not read back as it was written. */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.of((kind << 5) | size);
  return size < 256 ? Buffer.of((kind << 5) | 24, size) : Buffer.of((kind << 5) | 25, size >> 8, size & 255);
}

interface Lies {
  readonly origin?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** In its own data, in place of the one it answers with. */
  readonly ownId?: Buffer;
  /** The person was not looked at. */
  readonly unseen?: boolean;
}

/** One passkey, and what its holder makes of a challenge: honestly, or not. */
export class SoftAuthenticator {
  readonly id = base64(randomBytes(16));
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  counter = 0;

  constructor() {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  create(challenge: string, lies: Lies = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
    ]);
    cose.set(-2, Buffer.from(x, 'base64url')).set(-3, Buffer.from(y, 'base64url'));
    const id = lies.ownId ?? Buffer.from(this.id, 'base64url');
    const size = Buffer.of(id.length >> 8, id.length & 255);
    const attested = Buffer.concat([Buffer.alloc(16), size, id, cbor(cose)]);
    const authData = Buffer.concat([this.#authData(lies, 0x40), attested]);
    const attestationObject = base64(cbor({ fmt: 'none', attStmt: {}, authData }));
    const clientDataJSON = base64(clientData('webauthn.create', challenge, lies));
    return this.#answer({ clientDataJSON, attestationObject });
  }

  get(challenge: string, lies: Lies = {}) {
    this.counter += 1;
    const authData = this.#authData(lies, 0);
    const said = clientData('webauthn.get', challenge, lies);
    const signature = sign('sha256', Buffer.concat([authData, sha256(said)]), this.#keys.privateKey);
    return this.#answer({
      ...{ clientDataJSON: base64(said), authenticatorData: base64(authData) },
      signature: base64(signature),
    });
  }

  #answer(response: object) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authData({ counter = this.counter, unseen = false }: Lies, flag: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(shopAddress.hostname), Buffer.of(flag | (unseen ? 1 : 5)), count]);
  }
}

const clientData = (type: string, challenge: string, lies: Lies): string =>
  JSON.stringify({
    ...{ type, challenge: lies.challenge ?? challenge, crossOrigin: false },
    origin: lies.origin ?? shopAddress.origin,
  });

/** For who is logged in there, whose password is `currentPassword`. */
export async function addPasskey(browser: Browser, currentPassword: string, name = 'iPhone') {
  const authenticator = new SoftAuthenticator();
  const { challenge } = await browser.call(calls.startPasskey, { body: { currentPassword } });
  await browser.call(calls.addPasskey, { body: { name, answer: authenticator.create(challenge) } });
  return authenticator;
}

export async function logInByPasskey(browser: Browser, authenticator: SoftAuthenticator, lies?: Lies) {
  const { challenge } = await browser.call(calls.startPasskeyLogin);
  return browser.call(calls.loginByPasskey, { body: { answer: authenticator.get(challenge, lies) } });
}
