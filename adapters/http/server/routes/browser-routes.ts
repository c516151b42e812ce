import { browserHash } from '../../../../core/people/access/remember-browser.ts';
import { forgetBrowser } from '../../../../core/people/forget-browser.ts';
import { listBrowsers } from '../../../../core/people/list-browsers.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/browsers.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { visitorOf } from '../session/visitor.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'trustedDevices' | 'tokens'>;

export function browserRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.listBrowsers, async ({ ctx, actor }) => {
    const here = browserHash(deps, visitorOf(ctx, deps));
    const browsers = await listBrowsers(deps, actor);
    if (!browsers.ok) return browsers;
    const body = browsers.value.map(({ id, browser, label, since, lastSeen }) => ({
      ...{ id, label, current: browser === here },
      since: since.toString(),
      lastSeen: lastSeen.toString(),
    }));
    return ok({ body });
  });

  route(router, deps, calls.forgetBrowser, async ({ ctx, actor, params }) => {
    const forgotten = await forgetBrowser(deps, actor, visitorOf(ctx, deps), params.id);
    return forgotten.ok ? ok({ body: undefined }) : forgotten;
  });
}
