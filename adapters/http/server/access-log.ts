import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Middleware } from './context.ts';

/** Gives every request an id, and the log a line for each that is not a file. No query, header or body is written. */
export function accessLog(logger: Logger): Middleware {
  return async (ctx, next) => {
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    ctx.state.audit = (event, facts) => {
      logger.info({ audit: event, requestId: ctx.state.requestId, ...facts }, 'audit');
    };
    const started = performance.now();
    await next();
    const { requestId } = ctx.state;
    const milliseconds = Math.round(performance.now() - started);
    logger.debug(
      { requestId, method: ctx.method, path: withoutSecret(ctx.path), status: ctx.status, milliseconds },
      'request',
    );
  };
}

/** An address whose last part is what opens it: of a calendar, or of an upload. */
const secretPart = /^(\/api\/(?:calendars|objects\/uploads)\/).+/i;

const withoutSecret = (path: string): string => path.replace(secretPart, '$1…');
