import type { Claim } from '../../ports/limits.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { TrustedDevices } from '../../ports/trusted-devices.ts';
import type { Users } from '../../ports/users.ts';
import type { Problem, Result } from '../../problem.ts';
import { limits } from '../limits.ts';
import { usernameKey } from '../user.ts';
import { failureFrom, type LimitDeps, type Limited, limitAttempts } from './limit-attempts.ts';
import { browserHash } from './remember-browser.ts';
import type { Visitor } from './visitor.ts';

export interface GuessDeps extends LimitDeps {
  readonly users: Pick<Users, 'findByUsernameKey'>;
  readonly trustedDevices: TrustedDevices;
  readonly tokens: Tokens;
}

/** Checks a password typed for an account, whether that exists or not; wrong ones count. */
export async function guessPassword<T, P extends Problem>(
  deps: GuessDeps,
  visitor: Visitor,
  username: string,
  check: () => Promise<Result<T, P>>,
): Promise<Result<T, Limited<P>>> {
  const claims = await guessClaims(deps, visitor, usernameKey(username));
  return limitAttempts(
    deps,
    visitor,
    claims,
    check,
    result => !result.ok && wrongPassword.has(result.problem.code),
  );
}

const wrongPassword: ReadonlySet<string> = new Set(['wrong-credentials', 'wrong-current-password']);

/** On a browser of the account's own nobody else's guesses count, not even those from the same address. */
async function guessClaims(deps: GuessDeps, visitor: Visitor, key: string): Promise<readonly Claim[]> {
  const browser = browserHash(deps, visitor);
  const account = await deps.users.findByUsernameKey(key);
  if (
    browser !== undefined &&
    (await deps.trustedDevices.isKnown(browser, account?.user.id ?? 0, deps.clock.now()))
  )
    return [{ limit: limits.ownGuesses, key: `${key} ${browser}` }];
  return [{ limit: limits.guesses, key }, failureFrom(visitor)];
}
