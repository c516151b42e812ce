import type { Invitations } from '../../ports/invitations.ts';
import type { Tokens } from '../../ports/tokens.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type LimitDeps, limitMisses } from '../access/limit-attempts.ts';
import type { Visitor } from '../access/visitor.ts';
import { limits } from '../limits.ts';

interface Deps extends LimitDeps {
  readonly invitations: Pick<Invitations, 'stands'>;
  readonly tokens: Pick<Tokens, 'hash'>;
}

/** Whether it can still be accepted; changes nothing. A secret that opens nothing is answered alike, whatever the reason, and counted. */
export function openInvitation(
  deps: Deps,
  visitor: Pick<Visitor, 'address' | 'noteLimits'>,
  secret: string,
): Promise<Result<null, ProblemOf<'invitation-over' | 'too-many-attempts'>>> {
  const claims = [{ limit: limits.links, key: visitor.address }];
  const look = async () =>
    (await deps.invitations.stands(deps.tokens.hash(secret), deps.clock.now()))
      ? ok(null)
      : refuse({ code: 'invitation-over' });
  return limitMisses(deps, visitor, claims, look);
}
