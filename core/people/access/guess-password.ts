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

/** Wrong passwords count, whether the account exists or not. */
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

/** A known browser has a count of its own. */
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
