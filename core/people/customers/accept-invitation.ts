import type { Invitations } from '../../ports/invitations.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { beginWhileCurrent } from '../access/begin-while-current.ts';
import { type LimitDeps, limitAttempts } from '../access/limit-attempts.ts';
import type { BrowserDeps } from '../access/remember-browser.ts';
import type { Visitor } from '../access/visitor.ts';
import { limits } from '../limits.ts';
import type { AccountHolder } from '../user.ts';

interface Deps extends LimitDeps, BrowserDeps {
  readonly invitations: Pick<Invitations, 'accept'>;
  readonly users: Pick<Users, 'findByUsernameKey'>;
  readonly passwordHasher: PasswordHasher;
}

/** Counted like a registration, since it reveals taken names too. As at a login, no session survives a merge in between. */
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
    const hash = deps.tokens.hash(secret);
    const user = await deps.invitations.accept(hash, { username, passwordHash }, deps.clock.now());
    return user.ok ? ok({ user: user.value, passwordHash }) : user;
  };
  const account = await limitAttempts(deps, visitor, claims, accept, () => true);
  if (!account.ok) return account;
  return (await beginWhileCurrent(deps, visitor, account.value))
    ? ok(account.value.user)
    : refuse({ code: 'invitation-over' });
}
