import compress from 'koa-compress';
import type { Middleware } from './context.ts';

/** Bytes from which compression is worth its time. */
const MIN_BYTES = 2048;
const ENCODINGS = ['zstd', 'br', 'gzip', 'deflate', 'identity'];

/**
 * Compresses by Accept-Encoding. A request that accepts no encoding, not even identity, is answered uncompressed, as HTTP
 * allows: koa-compress would fail.
 */
export function compressResponses(): Middleware {
  const compressed = compress({ threshold: MIN_BYTES });
  return (ctx, next) => {
    const { headers } = ctx.req;
    const asked = headers['accept-encoding'];
    if (asked?.includes(';')) {
      // Normalised: Koa and koa-compress each have a parser, and only one of them takes `Q=0` for `q=0`.
      headers['accept-encoding'] = asked.toLowerCase().replaceAll(/\s/g, '');
      if (ctx.acceptsEncodings(ENCODINGS) === false) ctx.compress = false;
    }
    return compressed(ctx, next);
  };
}
