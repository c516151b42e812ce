import type { Invitations } from '../../ports/invitations.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { ProblemOf, Result } from '../../problem.ts';
import { beginSession } from '../access/begin-session.ts';
import { type LimitDeps, limitAttempts } from '../access/limit-attempts.ts';
import type { BrowserDeps } from '../access/remember-browser.ts';
import type { Visitor } from '../access/visitor.ts';
import { limits } from '../limits.ts';
import type { AccountHolder } from '../user.ts';

interface Deps extends LimitDeps, BrowserDeps {
  readonly invitations: Pick<Invitations, 'accept'>;
  readonly passwordHasher: PasswordHasher;
}

/** Counted like a registration: here too taken names could be probed. */
export async function acceptInvitation(
  deps: Deps,
  visitor: Visitor,
  {
    secret,
    username,
    password,
  }: { readonly secret: string; readonly username: string; readonly password: string },
): Promise<Result<AccountHolder, ProblemOf<'username-taken' | 'invitation-over' | 'too-many-attempts'>>> {
  const claims = [{ limit: limits.registrations, key: visitor.address }];
  const accept = async () => {
    const passwordHash = await deps.passwordHasher.hash(password);
    return deps.invitations.accept(deps.tokens.hash(secret), { username, passwordHash }, deps.clock.now());
  };
  const user = await limitAttempts(deps, visitor, claims, accept, () => true);
  if (user.ok) await beginSession(deps, visitor, user.value);
  return user;
}
