import compress from 'koa-compress';
import type { Middleware } from './server-deps.ts';

/** Bytes from which packing is worth its time. */
const LEAST = 2048;
const ENCODINGS = ['zstd', 'br', 'gzip', 'deflate', 'identity'];

/**
 * Packs answers for whoever takes them so. Who takes none at all, not even unpacked ones, is answered unpacked, as HTTP
 * allows: koa-compress would fail.
 */
export function packed(): Middleware {
  const pack = compress({ threshold: LEAST });
  return (ctx, next) => {
    const choosy = ctx.get('Accept-Encoding').includes('q=');
    if (choosy && ctx.acceptsEncodings(ENCODINGS) === false) ctx.compress = false;
    return pack(ctx, next);
  };
}
