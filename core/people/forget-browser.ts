import type { Clock } from '../ports/clock.ts';
import type { TrustedDevices } from '../ports/trusted-devices.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { requireFreshLogin } from './access/fresh-login.ts';
import type { Visitor } from './access/visitor.ts';
import { type Actor, permit } from './permissions.ts';

type Refused = ProblemOf<'not-logged-in' | 'not-permitted' | 'login-not-fresh' | 'browser-not-found'>;

export async function forgetBrowser(
  deps: { readonly trustedDevices: TrustedDevices; readonly clock: Clock },
  actor: Actor,
  visitor: Pick<Visitor, 'loginAt'>,
  id: number,
): Promise<Result<undefined, Refused>> {
  const allowed = permit(actor, 'forget-browser');
  if (!allowed.ok) return allowed;
  const fresh = requireFreshLogin(deps, visitor);
  if (!fresh.ok) return fresh;
  const forgotten = await deps.trustedDevices.forget(allowed.value.userId, id);
  return forgotten ? ok(undefined) : refuse({ code: 'browser-not-found' });
}
