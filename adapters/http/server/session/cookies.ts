import { OWN_BROWSER } from '../../../../core/people/password/forgotten-password.ts';
import type { Context } from '../context.ts';
import { LONGEST_IDLE } from './session-life.ts';

/**
 * A cookie of ours. On https its name begins with `__Host-`, which browsers take from this very host alone; the name without
 * it, from before, is still read there.
 */
function cookie(base: string, signed: boolean, maxAge: number, pathOnHttp: string) {
  const options = { httpOnly: true, signed, overwrite: true } as const;
  const hostName = `__Host-${base}`;
  const sameSite = signed ? 'lax' : 'strict';
  const name = (secure: boolean): string => (secure ? hostName : base);
  const read = (ctx: Context): string | undefined =>
    ctx.cookies.get(name(ctx.cookies.secure), { signed }) ??
    (ctx.cookies.secure ? ctx.cookies.get(base, { signed }) : undefined);
  const set = (ctx: Context, value: string): void => {
    const { secure } = ctx.cookies;
    ctx.cookies.set(name(secure), value, { ...options, sameSite, maxAge, path: secure ? '/' : pathOnHttp });
  };
  return {
    name,
    get: read,
    set,
    isThere: (ctx: Context): boolean =>
      [name(ctx.cookies.secure), base].some(known => ctx.cookies.get(known, { signed: false }) !== undefined),
    /** Replaces the old name by the new one. */
    rename(ctx: Context): void {
      if (!ctx.cookies.secure || ctx.cookies.get(base, { signed: false }) === undefined) return;
      const value = ctx.cookies.get(hostName, { signed }) ?? ctx.cookies.get(base, { signed });
      if (value !== undefined) set(ctx, value);
      ctx.cookies.set(base, null, { ...options, sameSite, path: pathOnHttp });
    },
  };
}

const DAY = 24 * 60 * 60 * 1000;

export const sessionCookie = cookie('salone.sid', true, LONGEST_IDLE, '/');
export const browserCookie = cookie('salone.browser', false, OWN_BROWSER.days * DAY, '/api');

export function renameCookies(ctx: Context): void {
  sessionCookie.rename(ctx);
  browserCookie.rename(ctx);
}
