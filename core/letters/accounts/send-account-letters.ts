import { type AdmittingDeps, admitLetter } from '../../people/access/admit-letter.ts';
import {
  emailChanged,
  invitation,
  type Letter,
  passwordChanged,
  resetLink,
  secondFactorRemoved,
} from '../../people/letters.ts';
import type { AccountLetters, AccountSettled } from '../../ports/letters/account-letters.ts';
import type { LinkSeal } from '../../ports/letters/link-seal.ts';
import type { Post } from '../../ports/letters/post.ts';
import { letterWording } from '../content/letter-wording.ts';
import { nextTry } from '../letter.ts';
import type { AccountLetter } from './account-letter.ts';

export interface AccountSendingDeps extends AdmittingDeps {
  readonly accountLetters: AccountLetters;
  readonly linkSeal: LinkSeal;
  readonly post: Post;
  readonly shop: { readonly name: string; readonly phone: string };
  readonly resetForm: (secret: string) => string;
  readonly invitationPage: (secret: string) => string;
}

const AT_ONCE = 5;
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
  if (written === 'sealed')
    return { as: 'later', failure: 'away', nextTry: deps.clock.now().add({ minutes: 1 }) };
  const { kind, userId, address } = letter;
  const isLink = letter.sealed !== null;
  const admitted = await admitLetter(deps, { about: 'account', userId, address, isLink });
  if (admitted === undefined) return { as: 'kept-back' };
  const notMe = kind === 'email-changed' ? null : admitted.notMe;
  const text = notMe === null ? written.text : `${written.text}\n${letterWording.notMe}:\n${notMe}\n`;
  const key = `account.${letter.id}.${letter.due.epochMilliseconds}`;
  const posted = await deps.post.send({ key, ...written, text, html: null, calendar: null });
  const at = deps.clock.now();
  if (posted === 'taken') return { as: 'sent', at };
  if (!posted.inDoubt) await admitted.giveBack();
  const { failure } = posted;
  const next = failure === 'away' ? nextTry(letter, at) : undefined;
  return next === undefined ? { as: 'failed', failure } : { as: 'later', failure, nextTry: next };
}

/** undefined: its link has ended; `sealed`: this process cannot read its secret, another one may. */
function write(deps: AccountSendingDeps, letter: AccountLetter): Letter | 'sealed' | undefined {
  const { shop, linkSeal, resetForm, invitationPage } = deps;
  const { kind, address, until, sealed } = letter;
  if (kind === 'password-changed') return passwordChanged(shop, address);
  if (kind === 'second-factor-removed') return secondFactorRemoved(shop, address);
  if (kind === 'email-changed') return emailChanged(shop, address);
  const secret = sealed === null ? undefined : linkSeal.open(sealed);
  const left = until === null ? 0 : deps.clock.now().until(until).total('minutes');
  if (left <= 0) return undefined;
  if (secret === undefined) return 'sealed';
  return kind === 'reset-link'
    ? resetLink(shop, address, resetForm(secret), Math.ceil(left))
    : invitation(shop, address, invitationPage(secret), Math.ceil(left / (24 * 60)));
}
