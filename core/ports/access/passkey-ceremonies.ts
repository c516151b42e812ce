import type { Passkey } from '../../people/passkeys/passkey.ts';

/** What an authenticator hands back, as a browser writes it. */
export type CeremonyData = Readonly<Record<string, unknown>> & { readonly id: string };

/** What a browser hands to an authenticator, as WebAuthn names it. */
export interface ToLogIn {
  readonly challenge: string;
  readonly rpId?: string | undefined;
  readonly userVerification?: string | undefined;
  readonly timeout?: number | undefined;
}

export interface ToCreate {
  readonly challenge: string;
  readonly timeout?: number | undefined;
  readonly attestation?: string | undefined;
  readonly rp: { name: string; id?: string | undefined };
  readonly user: { id: string; name: string; displayName: string };
  readonly pubKeyCredParams: { alg: number; type: string }[];
  readonly excludeCredentials: { id: string; type: string }[];
  readonly authenticatorSelection: {
    residentKey?: string | undefined;
    requireResidentKey?: boolean | undefined;
    userVerification?: string | undefined;
  };
}

/** The site's side of a passkey: what is asked of a browser, and whether its answer is one to that. */
export interface PasskeyCeremonies {
  challenge(): string;
  /** `known`: passkeys that the authenticator is not to make again. */
  toCreate(
    challenge: string,
    account: { readonly userId: number; readonly username: string; readonly known: readonly string[] },
  ): Promise<ToCreate>;
  /** Any passkey of this site, whoever's. */
  toLogIn(challenge: string): Promise<ToLogIn>;
  /** undefined: no answer to this challenge, from another site, or without a look at the person. */
  created(
    answer: CeremonyData,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | undefined>;
  /** The counter of the signature; likewise. */
  signed(answer: CeremonyData, challenge: string, passkey: Passkey): Promise<number | undefined>;
}
