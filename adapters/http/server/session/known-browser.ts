import type { Context } from '../context.ts';
import { browserCookie } from './cookies.ts';

/** The secret that this browser holds. */
export function browserSecret(ctx: Context): string | undefined {
  const value = browserCookie.get(ctx);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export const holdSecret = (ctx: Context, secret: string): void => browserCookie.set(ctx, secret);
