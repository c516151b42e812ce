import { isStaff, OWN_BROWSER } from '../../../core/people/forgotten-password.ts';
import type { User } from '../../../core/people/user.ts';
import { browserLabel } from './browser-label.ts';
import type { Context, CoreDeps } from './server-deps.ts';

const COOKIE = 'salone.browser';
const LIFE = OWN_BROWSER.days * 24 * 60 * 60 * 1000;

/** The secret that this browser holds. */
export function browserSecret(ctx: Context): string | undefined {
  const value = ctx.cookies.get(COOKIE, { signed: false });
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** What is stored of it. */
export function browserHash(ctx: Context, { tokens }: Pick<CoreDeps, 'tokens'>): string | undefined {
  const secret = browserSecret(ctx);
  return secret === undefined ? undefined : tokens.hash(secret);
}

/**
 * From now on this browser proves that the account is the asker's. Where the account was not known before, the browser is
 * given a new secret: whoever put the old one there, or has a copy of it, holds nothing. Answers what is stored of it.
 */
export async function rememberBrowser(
  ctx: Context,
  { tokens, trustedDevices, clock }: Pick<CoreDeps, 'tokens' | 'trustedDevices' | 'clock'>,
  user: User,
): Promise<string> {
  const now = clock.now();
  const present = browserSecret(ctx);
  const before = present === undefined ? undefined : tokens.hash(present);
  const isKnown = before !== undefined && (await trustedDevices.isKnown(before, user.id, now));
  const { secret, hash } =
    isKnown && present !== undefined ? { secret: present, hash: before } : tokens.create();
  const visit = { userId: user.id, staff: isStaff(user), label: browserLabel(ctx.get('User-Agent')) };
  await trustedDevices.remember({ ...visit, browser: hash, replaces: isKnown ? undefined : before }, now);
  ctx.cookies.set(COOKIE, secret, {
    ...{ maxAge: LIFE, httpOnly: true, sameSite: 'strict', signed: false, overwrite: true },
    path: '/api',
  });
  return hash;
}
