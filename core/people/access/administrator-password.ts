import type { CommonPasswords } from '../../ports/access/common-passwords.ts';
import { type ProblemOf, refuse } from '../../problem.ts';
import { passwordWording } from '../password/password-wording.ts';
import type { User } from '../user.ts';

const SHORTEST = 10;

export interface PasswordDeps {
  readonly commonPasswords: CommonPasswords;
  readonly shop: { readonly name: string };
}

/** Why whoever administers the shop cannot have this password. */
export async function weaknessOf(
  { commonPasswords, shop }: PasswordDeps,
  password: string,
  username: string,
): Promise<string | undefined> {
  if (password.normalize('NFC').length < SHORTEST) return passwordWording['too-short'];
  if (isName(password, username)) return passwordWording['is-username'];
  if (isName(password, shop.name)) return passwordWording['is-shop'];
  return (await commonPasswords.has(password)) ? passwordWording.common : undefined;
}

export type Weak = ProblemOf<'invalid-input'>;

export async function refuseWeak(
  deps: PasswordDeps,
  { isAdmin, username }: Pick<User, 'isAdmin' | 'username'>,
  newPassword: string,
): Promise<{ readonly ok: false; readonly problem: Weak } | undefined> {
  const weakness = isAdmin ? await weaknessOf(deps, newPassword, username ?? '') : undefined;
  return weakness === undefined
    ? undefined
    : refuse({ code: 'invalid-input', fields: { newPassword: weakness } });
}

/** Numbers and signs around a name, or between its words, hide it from nobody. */
function isName(password: string, name: string): boolean {
  const [typed, known] = [password, name].map(text => text.normalize('NFKC').toLowerCase());
  return typed === known || (letters(name) !== '' && letters(password) === letters(name));
}

const letters = (text: string): string => text.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase();
