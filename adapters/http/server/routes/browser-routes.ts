import { browserHash } from '../../../../core/people/access/remember-browser.ts';
import { forgetBrowser } from '../../../../core/people/forget-browser.ts';
import { listBrowsers } from '../../../../core/people/list-browsers.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/browsers.ts';
import { route } from '../route.ts';
import type { CoreDeps, Routes } from '../server-deps.ts';
import { visitorOf } from '../session/visitor.ts';

export function browserRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.listBrowsers, async ({ ctx, actor }) => {
    const here = browserHash(core, visitorOf(ctx, core));
    const browsers = await listBrowsers(core, actor);
    if (!browsers.ok) return browsers;
    const body = browsers.value.map(({ id, browser, label, since, lastSeen }) => ({
      ...{ id, label, current: browser === here },
      since: since.toString(),
      lastSeen: lastSeen.toString(),
    }));
    return ok({ body });
  });

  route(router, core, calls.forgetBrowser, async ({ actor, params }) => {
    const forgotten = await forgetBrowser(core, actor, params.id);
    return forgotten.ok ? ok({ body: undefined }) : forgotten;
  });
}
