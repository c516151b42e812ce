import type { Clock } from '../ports/clock.ts';
import type { TrustedDevice, TrustedDevices } from '../ports/trusted-devices.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';

export async function listBrowsers(
  deps: { readonly trustedDevices: TrustedDevices; readonly clock: Clock },
  actor: Actor,
): Promise<Result<readonly TrustedDevice[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-browsers');
  return allowed.ok ? ok(await deps.trustedDevices.list(allowed.value.userId, deps.clock.now())) : allowed;
}
