import { attachImage } from '../../../../core/catalogue/attach-image.ts';
import { receiveUpload } from '../../../../core/catalogue/receive-upload.ts';
import { startUpload } from '../../../../core/catalogue/start-upload.ts';
import { ok, refuse } from '../../../../core/problem.ts';
import { fieldWording } from '../../../../core/wording.ts';
import * as calls from '../../contract/uploads.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';

type Deps = RouteDeps &
  Pick<ServerDeps, 'uploads' | 'objects' | 'images' | 'services' | 'tokens' | 'settings'>;

export function uploadRoutes(router: Routes, deps: Deps): void {
  const { publicUrl } = deps.settings;
  route(router, deps, calls.startUpload, async ({ actor }) => {
    const upload = await startUpload(deps, actor);
    if (!upload.ok) return upload;
    return ok({ body: { uploadURL: new URL(calls.UPLOAD_PATH + upload.value.secret, publicUrl).href } });
  });

  route(router, deps, calls.receiveUpload, async ({ ctx, params }) => {
    // The rest of a refused file is drained, so that the client reads the answer instead of a reset.
    const file = ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
    // The connection does not wait for the rest of a file that was refused or found no space.
    ctx.set('Connection', 'close');
    const received = await receiveUpload(deps, params.token, file).finally(() => ctx.req.resume());
    if (!received.ok) return received;
    ctx.remove('Connection');
    return ok({ body: undefined });
  });

  route(router, deps, calls.attachImage, async ({ actor, params, body }) => {
    const secret = secretOf(body.imageURL, publicUrl);
    if (secret === undefined) {
      return refuse({ code: 'invalid-input', fields: { imageURL: fieldWording['upload-address-invalid'] } });
    }
    const service = await attachImage(deps, actor, params.id, secret);
    return service.ok ? ok({ body: service.value }) : service;
  });
}

/** The secret in an address that this server handed out. */
function secretOf(address: string, publicUrl: URL): string | undefined {
  if (!URL.canParse(address, publicUrl.href)) return undefined;
  const { origin, pathname, username, password } = new URL(address, publicUrl);
  const ours = origin === publicUrl.origin && username === '' && password === '';
  return ours ? new RegExp(`^${calls.UPLOAD_PATH}([\\w-]{1,64})$`).exec(pathname)?.[1] : undefined;
}
