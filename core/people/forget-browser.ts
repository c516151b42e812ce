import type { TrustedDevices } from '../ports/trusted-devices.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';

export async function forgetBrowser(
  deps: { readonly trustedDevices: TrustedDevices },
  actor: Actor,
  id: number,
): Promise<Result<undefined, ProblemOf<'not-logged-in' | 'not-permitted' | 'browser-not-found'>>> {
  const allowed = permit(actor, 'forget-browser');
  if (!allowed.ok) return allowed;
  const forgotten = await deps.trustedDevices.forget(allowed.value.userId, id);
  return forgotten ? ok(undefined) : refuse({ code: 'browser-not-found' });
}
