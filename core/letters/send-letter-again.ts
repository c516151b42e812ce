import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import type { Outbox } from '../ports/letters/outbox.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { LetterId } from './letter.ts';

/** Soon, to the address that its reader has by then, if there is still something to tell. */
export async function sendLetterAgain(
  { outbox, clock }: { readonly outbox: Outbox; readonly clock: Clock },
  actor: Actor,
  id: LetterId,
): Promise<Result<undefined, ProblemOf<'not-logged-in' | 'not-permitted' | 'letter-not-found'>>> {
  const allowed = permit(actor, 'send-letter-again');
  if (!allowed.ok) return allowed;
  return (await outbox.retry(id, clock.now())) ? ok(undefined) : refuse({ code: 'letter-not-found' });
}
