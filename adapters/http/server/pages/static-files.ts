import { send } from '@koa/send';
import type { Middleware } from '../context.ts';
import type { Web } from './web.ts';

const ONE_YEAR = 365 * 24 * 60 * 60 * 1000;

/** The built front end's files, precompressed, without its page template; those with a hash in their name are immutable. */
export function staticFiles({ folder }: Pick<Web, 'folder'>): Middleware {
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !isFile(ctx.path)) return next();
    const hashed = ctx.path.startsWith('/assets/');
    const found = await send(ctx, ctx.path, {
      root: folder,
      brotli: true,
      gzip: true,
      index: false,
      immutable: hashed,
      maxAge: hashed ? ONE_YEAR : 0,
    }).catch(notThere);
    if (!found) return next();
    if (ctx.type === 'image/svg+xml') ctx.type = 'image/svg+xml; charset=utf-8';
  };
}

const isFile = (path: string): boolean => /\.[a-z0-9]+$/.test(path) && !/\.html$/i.test(decoded(path));

/** A malformed escape names no file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function notThere(error: unknown): undefined {
  if (
    error instanceof Error &&
    'status' in error &&
    (error.status === 404 || error.status === 403 || error.status === 400)
  )
    return undefined;
  throw error;
}
