import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Middleware, State } from './context.ts';

/** Gives every request an id, and the log a line for each that is not a file. No query, header or body is written. */
export function accessLog(logger: Logger): Middleware {
  return async (ctx, next) => {
    const requestId = randomUUID();
    ctx.set('X-Request-Id', requestId);
    ctx.state = { requestId, audit: auditOf(logger, requestId) };
    const started = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - started);
    logger.debug(
      { requestId, method: ctx.method, path: withoutSecret(ctx.path), status: ctx.status, milliseconds },
      'request',
    );
  };
}

/**
 * Not written straight into the state: V8 takes such a function for a method and places it among what lives long, and there
 * it kept its request, and all that this one reached, until the next full collection.
 */
const auditOf =
  (logger: Logger, requestId: string): State['audit'] =>
  (event, facts) => {
    logger.info({ audit: event, requestId, ...facts }, 'audit');
  };

/** An address whose last part is what opens it: of a calendar, or of an upload. */
const secretPart = /^(\/api\/(?:calendars|objects\/uploads)\/).+/i;

const withoutSecret = (path: string): string => path.replace(secretPart, '$1…');
