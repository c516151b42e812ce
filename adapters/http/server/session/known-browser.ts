import { OWN_BROWSER } from '../../../../core/people/password/forgotten-password.ts';
import type { Context } from '../context.ts';

const COOKIE = 'salone.browser';
const LIFE = OWN_BROWSER.days * 24 * 60 * 60 * 1000;

/** The secret that this browser holds. */
export function browserSecret(ctx: Context): string | undefined {
  const value = ctx.cookies.get(COOKIE, { signed: false });
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function holdSecret(ctx: Context, secret: string): void {
  ctx.cookies.set(COOKIE, secret, {
    ...{ maxAge: LIFE, httpOnly: true, sameSite: 'strict', signed: false, overwrite: true },
    path: '/api',
  });
}
