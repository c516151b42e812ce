import type { FactorSecrets } from '../../ports/access/factor-secrets.ts';
import type { SecondFactors } from '../../ports/access/second-factors.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { provePassword } from '../access/prove-password.ts';
import { isStaff } from '../password/forgotten-password.ts';
import { type Actor, permit } from '../permissions.ts';
import { isOn } from './second-factor.ts';

export interface NewApp {
  readonly secret: string;
  readonly address: string;
}

/** Staff; nothing counts before a code confirms it. The password keeps out somebody who finds a browser logged in. */
export async function startApp(
  deps: {
    readonly users: Users;
    readonly passwordHasher: PasswordHasher;
    readonly secondFactors: SecondFactors;
    readonly factorSecrets: FactorSecrets;
    readonly shop: { readonly name: string };
  },
  actor: Actor,
  currentPassword: string,
): Promise<
  Result<NewApp, ProblemOf<'not-logged-in' | 'not-permitted' | 'wrong-current-password' | 'second-factor-on'>>
> {
  const allowed = permit(actor, 'set-up-second-factor');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const user = await deps.users.find(userId);
  if (user === undefined || !isStaff(user)) return refuse({ code: 'not-permitted' });
  const person = await provePassword(deps, userId, currentPassword);
  if (!person.ok) return person;
  const { factorSecrets } = deps;
  const secret = factorSecrets.create();
  const begun = { secret: factorSecrets.seal(secret), since: null, lastStep: 0, recovery: [] };
  const began = await deps.secondFactors.change(userId, present =>
    isOn(present) ? { next: present, answer: false } : { next: begun, answer: true },
  );
  if (!began) return refuse({ code: 'second-factor-on' });
  const names = { shop: deps.shop.name, username: person.value.username };
  return ok({ secret, address: factorSecrets.addressOf(secret, names) });
}
