import { generateSync } from 'otplib';
import type { SlowHasher } from '../../../../adapters/security/keyed-factor-secrets.ts';
import { KeyedFactorSecrets } from '../../../../adapters/security/keyed-factor-secrets.ts';
import { confirmApp } from '../../../../core/people/second-factor/confirm-app.ts';
import { startApp } from '../../../../core/people/second-factor/start-app.ts';
import type { AccountHolder } from '../../../../core/people/user.ts';
import type { CeremonyData, PasskeyCeremonies } from '../../../../core/ports/access/passkey-ceremonies.ts';
import { openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { BrowserVisitor } from '../../../worlds/browser-visitor.ts';
import { as, granted } from '../../../worlds/small-world.ts';

const plain: SlowHasher = {
  hash: async text => `$plain$${text}`,
  hashLike: async text => `$plain$${text}`,
};

/** Signs what it is asked to: an answer is right when it repeats the challenge. */
class EasyCeremonies implements PasskeyCeremonies {
  #count = 0;
  challenge = (): string => {
    this.#count += 1;
    return `challenge-${this.#count}`;
  };
  toCreate = async (challenge: string, { known }: { readonly known: readonly string[] }) =>
    ({ challenge, excludeCredentials: known.map(id => ({ id, type: 'public-key' })) }) as never;
  toLogIn = async (challenge: string) => ({ challenge });
  created = async ({ id, said }: CeremonyData, challenge: string) =>
    said === challenge ? { id, publicKey: `key of ${id}`, counter: 0 } : undefined;
  signed = async ({ said, counter }: CeremonyData, challenge: string) =>
    said === challenge ? Number(counter) : undefined;
}

/** The accounts’ world with authenticator apps and passkeys. */
export async function openFactorWorld() {
  const world = await openAccountsWorld();
  const factorSecrets = new KeyedFactorSecrets(['a secret of more than thirty-two characters'], plain);
  return { ...world, factorSecrets, ceremonies: new EasyCeremonies() };
}

export type FactorWorld = Awaited<ReturnType<typeof openFactorWorld>>;

/** The code that an app shows so many half-minutes from now. */
export const codeOf = (secret: string, { clock }: FactorWorld, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(clock.now().epochMilliseconds / 1000) + 30 * later });

/** Confirmed with the code of half a minute ago, which is used up with it. */
export async function addApp(world: FactorWorld, user: AccountHolder) {
  const { secret } = granted(await startApp(world, as(user), user.username));
  const code = codeOf(secret, world, -1);
  const codes = granted(await confirmApp(world, as(user), new BrowserVisitor(), code, undefined));
  return { secret, codes };
}
