import type { Clock } from '../ports/clock.ts';
import type { Grants, KnownBrowser } from '../ports/grants.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';

export async function listBrowsers(
  deps: { readonly grants: Grants; readonly clock: Clock },
  actor: Actor,
): Promise<Result<readonly KnownBrowser[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-browsers');
  return allowed.ok ? ok(await deps.grants.browsersOf(allowed.value.userId, deps.clock.now())) : allowed;
}
