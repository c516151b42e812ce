import type { Routes } from '../context.ts';
import type { ServerDeps } from '../server-deps.ts';

/** `/healthz`: the process is up. `/readyz`: database and storage answer. */
export function healthRoutes(router: Routes, { ready, logger }: Pick<ServerDeps, 'ready' | 'logger'>): void {
  router.get('/healthz', ctx => {
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async ctx => {
    try {
      await ready();
      ctx.body = { status: 'ok' };
    } catch (error) {
      logger.warn({ err: error }, 'not ready');
      ctx.status = 503;
      ctx.body = { status: 'unavailable' };
    }
  });
}
