import { addService } from '../../../../core/catalogue/add-service.ts';
import { archiveService } from '../../../../core/catalogue/archive-service.ts';
import { changeService } from '../../../../core/catalogue/change-service.ts';
import { listServices } from '../../../../core/catalogue/list-services.ts';
import { seeService } from '../../../../core/catalogue/see-service.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/catalogue.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'services'>;

export function serviceRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.listServices, async ({ actor }) => {
    const services = await listServices(deps, actor);
    return services.ok ? ok({ body: [...services.value] }) : services;
  });

  route(router, deps, calls.seeService, async ({ actor, params }) => {
    const service = await seeService(deps, actor, params.id);
    return service.ok ? ok({ body: service.value }) : service;
  });

  route(router, deps, calls.addService, async ({ actor, body }) => {
    const service = await addService(deps, actor, body);
    return service.ok ? ok({ body: service.value }) : service;
  });

  route(router, deps, calls.changeService, async ({ actor, params, body }) => {
    const service = await changeService(deps, actor, params.id, body);
    return service.ok ? ok({ body: service.value }) : service;
  });

  route(router, deps, calls.archiveService, async ({ actor, params }) => {
    const service = await archiveService(deps, actor, params.id);
    return service.ok ? ok({ body: undefined }) : service;
  });
}
