import type { KeptLetters } from '../../ports/letters/kept-letters.ts';
import type { Claim, Limits } from '../../ports/limits.ts';
import type { Erased } from '../../ports/people/erasures.ts';
import { limits } from '../limits.ts';
import { usernameKey } from '../user.ts';

/** What stands outside the transaction and would name them. What fails is done again by `forgetErased`, or expires. */
export async function forgetElsewhere(
  deps: { readonly limits: Pick<Limits, 'forget'>; readonly keptLetters: Pick<KeptLetters, 'forget'> },
  { person: { user }, browsers, letters }: Erased,
): Promise<void> {
  await Promise.allSettled([
    deps.keptLetters.forget([letters]),
    deps.limits.forget(claimsOf(user, browsers)),
  ]);
}

function claimsOf({ id, username }: Erased['person']['user'], browsers: readonly string[]): readonly Claim[] {
  const own = [limits.bookings, limits.changes, limits.codes, limits.codesOfDay, limits.recoveryCodes].map(
    limit => ({
      limit,
      key: String(id),
    }),
  );
  if (username === null) return own;
  const key = usernameKey(username);
  const guesses = browsers.map(browser => ({ limit: limits.ownGuesses, key: `${key} ${browser}` }));
  return [...own, { limit: limits.guesses, key }, ...guesses];
}
