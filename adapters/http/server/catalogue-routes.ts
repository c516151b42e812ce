import { listServices } from '../../../core/catalogue/list-services.ts';
import { seeService } from '../../../core/catalogue/see-service.ts';
import { listStylists } from '../../../core/people/list-stylists.ts';
import { ok } from '../../../core/problem.ts';
import * as calls from '../contract/catalogue.ts';
import { route } from './route.ts';
import type { CoreDeps, Routes } from './server-deps.ts';

export function catalogueRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.listServices, async ({ actor }) => {
    const services = await listServices(core, actor);
    return services.ok ? ok({ body: [...services.value] }) : services;
  });

  route(router, core, calls.seeService, async ({ actor, params }) => {
    const service = await seeService(core, actor, params.id);
    return service.ok ? ok({ body: service.value }) : service;
  });

  route(router, core, calls.listStylists, async ({ actor }) => {
    const stylists = await listStylists(core, actor);
    return stylists.ok ? ok({ body: [...stylists.value] }) : stylists;
  });
}
