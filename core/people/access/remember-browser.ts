import type { Clock } from '../../ports/clock.ts';
import type { Token, Tokens } from '../../ports/tokens.ts';
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

interface ChosenBrowser extends Token {
  /** Its hash until now. */
  readonly replaces: string | undefined;
}

/** A browser new to the account gets a new secret: whoever knows the old one holds nothing. */
export async function chooseBrowser(
  { tokens, trustedDevices, clock }: BrowserDeps,
  visitor: Visitor,
  user: User,
): Promise<ChosenBrowser> {
  const present = visitor.browserSecret;
  const before = browserHash({ tokens }, visitor);
  if (
    present !== undefined &&
    before !== undefined &&
    (await trustedDevices.isKnown(before, user.id, clock.now()))
  )
    return { secret: present, hash: before, replaces: undefined };
  return { ...tokens.create(), replaces: before };
}

/** Answers its hash. */
export async function rememberBrowser(
  deps: BrowserDeps,
  visitor: Visitor,
  user: User,
  chosen?: ChosenBrowser,
): Promise<string> {
  const { secret, hash, replaces } = chosen ?? (await chooseBrowser(deps, visitor, user));
  const { trustedDevices, clock } = deps;
  await trustedDevices.remember(
    {
      ...{ userId: user.id, staff: isStaff(user), label: visitor.browserLabel },
      ...{ browser: hash, replaces },
    },
    clock.now(),
  );
  visitor.holdSecret(secret);
  return hash;
}
