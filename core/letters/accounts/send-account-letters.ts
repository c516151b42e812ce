import {
  emailChanged,
  invitation,
  type Letter,
  passwordChanged,
  resetLink,
  secondFactorRemoved,
} from '../../people/letters.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountLetters, AccountSettled } from '../../ports/letters/account-letters.ts';
import type { LinkSeal } from '../../ports/letters/link-seal.ts';
import type { Post } from '../../ports/letters/post.ts';
import { nextTry } from '../letter.ts';
import type { AccountLetter } from './account-letter.ts';

export interface AccountSendingDeps {
  readonly accountLetters: AccountLetters;
  readonly linkSeal: LinkSeal;
  readonly post: Post;
  readonly clock: Clock;
  readonly shop: { readonly name: string; readonly phone: string };
  readonly resetForm: (secret: string) => string;
  readonly invitationPage: (secret: string) => string;
}

const AT_ONCE = 5;
/** Longer than a letter takes. */
const LEASE = { minutes: 5 };

/** Sends what is due, a batch; answers how many it had in hand. Any number of processes may do so at once. */
export async function sendAccountLetters(deps: AccountSendingDeps): Promise<number> {
  const now = deps.clock.now();
  const until = now.add(LEASE);
  const claimed = await deps.accountLetters.claim(now, until, AT_ONCE);
  await Promise.all(
    claimed.map(async letter => deps.accountLetters.settle(letter.id, until, await sendOne(deps, letter))),
  );
  return claimed.length;
}

async function sendOne(deps: AccountSendingDeps, letter: AccountLetter): Promise<AccountSettled> {
  const written = write(deps, letter);
  if (written === undefined) return { as: 'overtaken' };
  const key = `account.${letter.id}.${letter.due.epochMilliseconds}`;
  const posted = await deps.post.send({ key, ...written, html: null, calendar: null });
  const at = deps.clock.now();
  if (posted === 'taken') return { as: 'sent', at };
  const { failure } = posted;
  const next = failure === 'away' ? nextTry(letter, at) : undefined;
  return next === undefined ? { as: 'failed', failure } : { as: 'later', failure, nextTry: next };
}

/** undefined: its link has ended, or nobody can read its secret any more. */
function write(deps: AccountSendingDeps, letter: AccountLetter): Letter | undefined {
  const { shop, linkSeal, resetForm, invitationPage } = deps;
  const { kind, address, until, sealed } = letter;
  if (kind === 'password-changed') return passwordChanged(shop, address);
  if (kind === 'second-factor-removed') return secondFactorRemoved(shop, address);
  if (kind === 'email-changed') return emailChanged(shop, address);
  const secret = sealed === null ? undefined : linkSeal.open(sealed);
  const left = until === null ? 0 : deps.clock.now().until(until).total('minutes');
  if (secret === undefined || left <= 0) return undefined;
  return kind === 'reset-link'
    ? resetLink(shop, address, resetForm(secret), Math.ceil(left))
    : invitation(shop, address, invitationPage(secret), Math.ceil(left / (24 * 60)));
}
