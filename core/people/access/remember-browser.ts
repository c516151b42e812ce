import type { Clock } from '../../ports/clock.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { TrustedDevices } from '../../ports/trusted-devices.ts';
import { isStaff } from '../password/forgotten-password.ts';
import type { User } from '../user.ts';
import type { Visitor } from './visitor.ts';

export interface BrowserDeps {
  readonly tokens: Tokens;
  readonly trustedDevices: TrustedDevices;
  readonly clock: Clock;
}

export const browserHash = (
  { tokens }: Pick<BrowserDeps, 'tokens'>,
  { browserSecret }: Pick<Visitor, 'browserSecret'>,
): string | undefined => (browserSecret === undefined ? undefined : tokens.hash(browserSecret));

/** A browser new to the account gets a new secret: whoever knows the old one holds nothing. Answers its hash. */
export async function rememberBrowser(
  { tokens, trustedDevices, clock }: BrowserDeps,
  visitor: Visitor,
  user: User,
): Promise<string> {
  const now = clock.now();
  const present = visitor.browserSecret;
  const before = browserHash({ tokens }, visitor);
  const isKnown = before !== undefined && (await trustedDevices.isKnown(before, user.id, now));
  const { secret, hash } =
    isKnown && present !== undefined ? { secret: present, hash: before } : tokens.create();
  await trustedDevices.remember(
    {
      ...{ userId: user.id, staff: isStaff(user), label: visitor.browserLabel },
      ...{ browser: hash, replaces: isKnown ? undefined : before },
    },
    now,
  );
  visitor.holdSecret(secret);
  return hash;
}
