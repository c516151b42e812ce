import { type Actor, permit } from '../people/permissions.ts';
import type { Services } from '../ports/services.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import type { Service } from './service.ts';

export async function listServices(
  deps: { readonly services: Services },
  actor: Actor,
): Promise<Result<readonly Service[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-services');
  return allowed.ok ? ok(await deps.services.list()) : allowed;
}
