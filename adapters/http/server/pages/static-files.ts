import { send } from '@koa/send';
import type { Middleware } from '../context.ts';
import type { Web } from './web.ts';

const ONE_YEAR = 365 * 24 * 60 * 60 * 1000;

/** The built front end's files but its unfilled page, precompressed; those whose name carries a hash may be kept for ever. */
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
  };
}

const isFile = (path: string): boolean => /\.[a-z0-9]+$/.test(path) && !/\.html$/i.test(decoded(path));

/** What is not well written names no file. */
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
