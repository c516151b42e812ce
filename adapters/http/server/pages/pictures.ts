import { Readable } from 'node:stream';
import { isObjectName } from '../../../../core/catalogue/picture.ts';
import type { Objects } from '../../../../core/ports/objects.ts';
import type { Middleware } from '../context.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Service pictures: a new picture has a new name, so that each may be kept for ever. */
export function pictures(objects: Objects): Middleware {
  return async (ctx, next) => {
    const name = ctx.path.slice(1);
    const asked = (ctx.method === 'GET' || ctx.method === 'HEAD') && ctx.path.startsWith('/pictures/');
    if (!asked || !isObjectName(name)) return next();
    const picture = await objects.get(name);
    if (picture === undefined) return next();
    ctx.type = picture.type;
    ctx.length = picture.size;
    ctx.set('Cache-Control', `public, max-age=${ONE_YEAR}, immutable`);
    ctx.body = asStream(picture.content);
  };
}

/** A stream is not wrapped: when a client disconnects Koa destroys the body, and an unread wrapper would not pass that on. */
const asStream = (content: AsyncIterable<Uint8Array>): Readable =>
  content instanceof Readable ? content : Readable.from(content);
