import { createHash, randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type {
  CeremonyData,
  PasskeyCeremonies,
  ToCreate,
  ToLogIn,
} from '../../core/ports/access/passkey-ceremonies.ts';

/** Half a megabyte, loaded once somebody has a passkey. */
const library = () => import('@simplewebauthn/server');

/** ES256 and RS256: what authenticators know. */
const ALGORITHMS = [-7, -257] as const;

const TIMEOUT = 5 * 60_000;

/** For the site at one address: origin and host of every answer are its own. */
export class SitePasskeys implements PasskeyCeremonies {
  readonly #site: { readonly expectedOrigin: string; readonly expectedRPID: string };
  readonly #name: string;

  constructor(publicUrl: URL, name: string) {
    this.#site = { expectedOrigin: publicUrl.origin, expectedRPID: publicUrl.hostname };
    this.#name = name;
  }

  challenge(): string {
    return randomBytes(32).toString('base64url');
  }

  async toCreate(
    challenge: string,
    { userId, username, known }: Parameters<PasskeyCeremonies['toCreate']>[1],
  ): Promise<ToCreate> {
    const { generateRegistrationOptions } = await library();
    const {
      excludeCredentials = [],
      authenticatorSelection = {},
      ...options
    } = await generateRegistrationOptions({
      ...{ rpName: this.#name, rpID: this.#site.expectedRPID, userName: username },
      userID: createHash('sha256').update(`passkey of ${userId}`).digest(),
      ...{ challenge: Buffer.from(challenge, 'base64url'), timeout: TIMEOUT, attestationType: 'none' },
      supportedAlgorithmIDs: [...ALGORITHMS],
      excludeCredentials: known.map(id => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options, excludeCredentials, authenticatorSelection };
  }

  async toLogIn(challenge: string): Promise<ToLogIn> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      ...{ rpID: this.#site.expectedRPID, challenge: Buffer.from(challenge, 'base64url') },
      ...{ timeout: TIMEOUT, userVerification: 'required' },
    });
  }

  async created(answer: CeremonyData, expectedChallenge: string) {
    const { verifyRegistrationResponse } = await library();
    const checked = await verifyRegistrationResponse({
      ...{ ...this.#site, expectedChallenge, requireUserVerification: true },
      response: answer as unknown as RegistrationResponseJSON,
    }).catch(() => undefined);
    if (!checked?.verified) return undefined;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    // Nothing signs the id that the authenticator's data name: only the one that browsers send is bounded.
    if (id !== answer.id) return undefined;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  }

  async signed(
    answer: CeremonyData,
    expectedChallenge: string,
    { id, publicKey }: Parameters<PasskeyCeremonies['signed']>[2],
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await library();
    const checked = await verifyAuthenticationResponse({
      ...{ ...this.#site, expectedChallenge, requireUserVerification: true },
      response: answer as unknown as AuthenticationResponseJSON,
      // The stored counter is compared where it is stored.
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    }).catch(() => undefined);
    return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
  }
}
