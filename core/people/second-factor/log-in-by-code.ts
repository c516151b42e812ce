import type { Tokens } from '../../ports/tokens.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { beginWhileCurrent } from '../access/begin-while-current.ts';
import { guessCode, wrongCode } from '../access/guess-code.ts';
import { type LimitDeps, limitAttempts } from '../access/limit-attempts.ts';
import type { BrowserDeps } from '../access/remember-browser.ts';
import { type CodeDeps, type CodeKind, useCode } from '../access/use-code.ts';
import type { Visitor } from '../access/visitor.ts';
import { limits } from '../limits.ts';
import { type AccountHolder, hasAccount } from '../user.ts';

type Refused = ProblemOf<'login-over' | 'wrong-code' | 'too-many-attempts'>;

interface Passed {
  readonly user: AccountHolder;
  readonly by: CodeKind;
}

/** The second step of a login. Wrong answers end it, as a new password does. */
export async function logInByCode(
  deps: CodeDeps &
    LimitDeps &
    BrowserDeps & {
      readonly users: Pick<Users, 'findPerson' | 'findByUsernameKey'>;
      readonly tokens: Tokens;
    },
  visitor: Visitor,
  code: string,
): Promise<Result<Passed, Refused>> {
  const pending = visitor.pendingLogin();
  if (pending === undefined) return refuse({ code: 'login-over' });
  const account = await deps.users.findPerson(pending.userId);
  if (!account?.passwordHash || !hasAccount(account.user)) return over(visitor);
  const { user, passwordHash } = account;
  if (deps.tokens.hash(passwordHash) !== pending.mark) return over(visitor);
  const answers = [{ limit: limits.answers, key: pending.id }];
  let isOver = true;
  const check = async () => {
    const by = await useCode(deps, user.id, code);
    return by === undefined ? wrongCode : ok(by);
  };
  const passed = await limitAttempts(
    deps,
    visitor,
    answers,
    () => {
      isOver = false;
      return guessCode(deps, visitor, user.id, code, check);
    },
    result => !result.ok,
  );
  if (isOver) return over(visitor);
  if (!passed.ok) return passed.problem.code === 'wrong-code' ? passed : over(visitor, passed.problem);
  return (await beginWhileCurrent(deps, visitor, { user, passwordHash }, 'both'))
    ? ok({ user, by: passed.value })
    : over(visitor);
}

function over<P extends Refused>(visitor: Visitor, problem?: P) {
  visitor.endSession();
  return refuse<Refused>(problem ?? { code: 'login-over' });
}
