import compress from 'koa-compress';
import type { Middleware } from './context.ts';

/** Bytes from which packing is worth its time. */
const LEAST = 2048;
const ENCODINGS = ['zstd', 'br', 'gzip', 'deflate', 'identity'];

/**
 * Packs answers for whoever takes them so. Who takes none at all, not even unpacked ones, is answered unpacked, as HTTP
 * allows: koa-compress would fail.
 */
export function compressResponses(): Middleware {
  const pack = compress({ threshold: LEAST });
  return (ctx, next) => {
    const { headers } = ctx.req;
    const asked = headers['accept-encoding'];
    if (asked?.includes(';')) {
      // Written in one way: Koa and koa-compress bring a reader each, and only one of them takes `Q=0` for `q=0`.
      headers['accept-encoding'] = asked.toLowerCase().replaceAll(/\s/g, '');
      if (ctx.acceptsEncodings(ENCODINGS) === false) ctx.compress = false;
    }
    return pack(ctx, next);
  };
}
