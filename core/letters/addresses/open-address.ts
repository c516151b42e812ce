import { type LimitDeps, limitMisses } from '../../people/access/limit-attempts.ts';
import type { Visitor } from '../../people/access/visitor.ts';
import { limits } from '../../people/limits.ts';
import type { UserId } from '../../people/user.ts';
import type { MailAddresses } from '../../ports/letters/mail-addresses.ts';
import type { Tokens } from '../../ports/tokens.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';

interface Deps extends LimitDeps {
  readonly mailAddresses: Pick<MailAddresses, 'linked' | 'answer'>;
  readonly tokens: Pick<Tokens, 'hash'>;
}

type Reader = Pick<Visitor, 'address' | 'noteLimits'>;
type LinkProblem = ProblemOf<'link-not-found' | 'too-many-attempts'>;

const claimsOf = ({ address: key }: Reader) => [{ limit: limits.links, key }];
const over = refuse({ code: 'link-not-found' });

/** The address that a link asks about, by its first letter; changes nothing. */
export function openAddress(
  deps: Deps,
  visitor: Reader,
  secret: string,
): Promise<Result<string, LinkProblem>> {
  return limitMisses(deps, visitor, claimsOf(visitor), async () => {
    const link = await deps.mailAddresses.linked(deps.tokens.hash(secret), deps.clock.now());
    return link === undefined ? over : ok(`${link.address.slice(0, 1)}…`);
  });
}

/** Once: theirs, it is confirmed; somebody else's, it is taken off the account. */
export function answerAddress(
  deps: Deps,
  visitor: Reader,
  { secret, isMine }: { readonly secret: string; readonly isMine: boolean },
): Promise<Result<UserId, LinkProblem>> {
  return limitMisses(deps, visitor, claimsOf(visitor), async () => {
    const link = await deps.mailAddresses.answer(deps.tokens.hash(secret), isMine, deps.clock.now());
    return link === undefined ? over : ok(link.userId);
  });
}
