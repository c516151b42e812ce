import { addService } from '../../../../core/catalogue/add-service.ts';
import { archiveService } from '../../../../core/catalogue/archive-service.ts';
import { changeService } from '../../../../core/catalogue/change-service.ts';
import { listServices } from '../../../../core/catalogue/list-services.ts';
import { seeService } from '../../../../core/catalogue/see-service.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/catalogue.ts';
import { route } from '../route.ts';
import type { CoreDeps, Routes } from '../server-deps.ts';

export function serviceRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.listServices, async ({ actor }) => {
    const services = await listServices(core, actor);
    return services.ok ? ok({ body: [...services.value] }) : services;
  });

  route(router, core, calls.seeService, async ({ actor, params }) => {
    const service = await seeService(core, actor, params.id);
    return service.ok ? ok({ body: service.value }) : service;
  });

  route(router, core, calls.addService, async ({ actor, body }) => {
    const service = await addService(core, actor, body);
    return service.ok ? ok({ body: service.value }) : service;
  });

  route(router, core, calls.changeService, async ({ actor, params, body }) => {
    const service = await changeService(core, actor, params.id, body);
    return service.ok ? ok({ body: service.value }) : service;
  });

  route(router, core, calls.archiveService, async ({ actor, params }) => {
    const service = await archiveService(core, actor, params.id);
    return service.ok ? ok({ body: undefined }) : service;
  });
}
