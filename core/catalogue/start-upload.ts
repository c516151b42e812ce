import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import type { Tokens } from '../ports/tokens.ts';
import type { Uploads } from '../ports/uploads.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';

/** The address takes one file from whoever knows it. */
export async function startUpload(
  deps: { readonly uploads: Uploads; readonly tokens: Tokens; readonly clock: Clock },
  actor: Actor,
): Promise<Result<{ readonly secret: string }, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'start-upload');
  if (!allowed.ok) return allowed;
  const { secret, hash } = deps.tokens.create();
  await deps.uploads.open(hash, deps.clock.now());
  return ok({ secret });
}
