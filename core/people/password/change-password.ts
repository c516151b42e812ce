import { noticeTo } from '../../letters/accounts/account-letter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { Passwords } from '../../ports/passwords.ts';
import type { Renewal } from '../../ports/sessions.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { wrongCurrentPassword } from '../../wording.ts';
import { type PasswordDeps, refuseWeak } from '../access/administrator-password.ts';
import { type Actor, permit } from '../permissions.ts';
import { type AccountHolder, hasAccount, type User, usernameKey } from '../user.ts';

interface Deps extends PasswordDeps {
  readonly users: Users;
  readonly passwords: Passwords;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
}

type ChangeRefused = ProblemOf<
  'not-logged-in' | 'not-permitted' | 'wrong-current-password' | 'invalid-input'
>;

/** Ends other sessions (`renew` is the asker's), forgets browsers, tells the e-mail address. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  wanted: { readonly currentPassword: string; readonly newPassword: string },
  renew: Renewal | undefined,
): Promise<Result<AccountHolder, ChangeRefused>> {
  const allowed = permit(actor, 'change-password');
  if (!allowed.ok) return allowed;
  const user = await deps.users.find(allowed.value.userId);
  if (user === undefined || !hasAccount(user)) return refuse({ code: 'not-logged-in' });
  const present = (await deps.users.findByUsernameKey(usernameKey(user.username)))?.passwordHash;
  if (!(await deps.passwordHasher.verify(wanted.currentPassword, present))) return wrongCurrentPassword;
  const weak = await refuseWeak(deps, user, wanted.newPassword);
  if (weak !== undefined) return weak;
  const passwordHash = await deps.passwordHasher.hash(wanted.newPassword);
  const at = deps.clock.now();
  const tell = (of: User) => noticeTo(of, 'password-changed', at);
  return (await deps.passwords.change(user.id, passwordHash, renew, { present, tell }))
    ? ok(user)
    : wrongCurrentPassword;
}
