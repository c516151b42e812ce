import type { Temporal } from 'temporal-polyfill';
import {
  emailChanged,
  invitation,
  type Letter,
  passwordChanged,
  resetLink,
  secondFactorRemoved,
} from '../../people/letters.ts';
import type { AccountLetter } from './account-letter.ts';

export interface AccountContentDeps {
  /** undefined: not with the keys of this process. */
  readonly linkSeal: { readonly open: (sealed: string) => string | undefined };
  readonly shop: { readonly name: string; readonly phone: string };
  readonly resetForm: (secret: string) => string;
  readonly invitationPage: (secret: string) => string;
}

/** undefined: its link has ended; `sealed`: this process cannot read its secret, another one may. */
export function writeAccountLetter(
  deps: AccountContentDeps,
  letter: AccountLetter,
  now: Temporal.Instant,
): Letter | 'sealed' | undefined {
  const { shop, linkSeal, resetForm, invitationPage } = deps;
  const { kind, address, until, sealed } = letter;
  if (kind === 'password-changed') return passwordChanged(shop, address);
  if (kind === 'second-factor-removed') return secondFactorRemoved(shop, address);
  if (kind === 'email-changed') return emailChanged(shop, address);
  const secret = sealed === null ? undefined : linkSeal.open(sealed);
  const left = until === null ? 0 : now.until(until).total('minutes');
  if (left <= 0) return undefined;
  if (secret === undefined) return 'sealed';
  return kind === 'reset-link'
    ? resetLink(shop, address, resetForm(secret), Math.ceil(left))
    : invitation(shop, address, invitationPage(secret), Math.ceil(left / (24 * 60)));
}
