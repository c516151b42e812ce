import type { Middleware } from '../context.ts';
import { answerFailure } from '../problem-response.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const OURS = new Set(['same-origin', 'none']);

/**
 * Refuses writes that another site made a browser send. Browsers say where a request comes from in `Sec-Fetch-Site`;
 * one that does not must name our own origin.
 */
export function refuseCrossSiteWrites(publicUrl: URL): Middleware {
  return async (ctx, next) => {
    if (SAFE.has(ctx.method)) return next();
    const site = ctx.get('Sec-Fetch-Site');
    const ours = site === '' ? ctx.get('Origin') === publicUrl.origin : OURS.has(site);
    if (ours) return next();
    ctx.state.audit('cross-site write refused', { method: ctx.method });
    answerFailure(ctx, 'cross-site');
  };
}
