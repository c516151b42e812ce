import type { PasskeyCeremonies, ToLogIn } from '../../ports/access/passkey-ceremonies.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { type LimitDeps, limitAttempts } from '../access/limit-attempts.ts';
import type { Visitor } from '../access/visitor.ts';
import { limits } from '../limits.ts';

/** Each begins a session for a guest: so many of one address. */
export const startPasskeyLogin = (
  deps: LimitDeps & { readonly ceremonies: PasskeyCeremonies },
  visitor: Visitor,
): Promise<Result<ToLogIn, ProblemOf<'too-many-attempts'>>> =>
  limitAttempts<ToLogIn, never>(
    deps,
    visitor,
    [{ limit: limits.challenges, key: visitor.address }],
    async () => {
      const challenge = deps.ceremonies.challenge();
      visitor.ask(challenge, 'log in');
      return ok(await deps.ceremonies.toLogIn(challenge));
    },
    () => true,
  );
