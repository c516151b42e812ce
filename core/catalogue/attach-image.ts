import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import type { Images, Rendition } from '../ports/images.ts';
import type { Objects } from '../ports/objects.ts';
import type { Services } from '../ports/services.ts';
import type { Tokens } from '../ports/tokens.ts';
import type { Uploads } from '../ports/uploads.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { inOnePiece, pictureName, pictureNames, pictureUrl, wholeOf } from './picture.ts';
import type { Service, ServiceId } from './service.ts';

interface Deps {
  readonly services: Services;
  readonly uploads: Uploads;
  readonly objects: Objects;
  readonly images: Images;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

type AttachProblem = ProblemOf<
  'not-logged-in' | 'not-permitted' | 'service-not-found' | 'image-not-uploaded' | 'not-a-picture'
>;

/** The file is used up whatever it is; the previous picture goes, or stays when the new one is refused. */
export async function attachImage(
  deps: Deps,
  actor: Actor,
  id: ServiceId,
  secret: string,
): Promise<Result<Service, AttachProblem>> {
  const allowed = permit(actor, 'attach-image');
  if (!allowed.ok) return allowed;
  const service = await deps.services.find(id);
  if (service === undefined || service.archived) return refuse({ code: 'service-not-found' });
  const upload = await deps.uploads.take(deps.tokens.hash(secret));
  if (upload === undefined) return refuse({ code: 'image-not-uploaded' });

  const renditions = await renditionsOf(deps, upload);
  await deps.objects.remove([upload]);
  await deps.uploads.forget(upload);
  if (renditions === undefined) return refuse({ code: 'not-a-picture' });
  const key = deps.tokens.create().secret;
  const imageUrl = pictureUrl(key);
  // If this breaks off, whichever picture is not shown goes with the old uploads.
  await deps.uploads.note([imageUrl, service.imageUrl].flatMap(pictureNames), deps.clock.now());
  await keep(deps, key, renditions);
  const changed = await deps.services.changeImage(id, imageUrl);
  const gone = pictureNames(changed === undefined ? imageUrl : changed.replaced);
  await deps.objects.remove(gone).catch(() => undefined);
  return changed === undefined ? refuse({ code: 'service-not-found' }) : ok(changed.service);
}

async function renditionsOf(
  { objects, images }: Deps,
  name: string,
): Promise<readonly Rendition[] | undefined> {
  const stored = await objects.get(name);
  return stored === undefined ? undefined : images.render(await wholeOf(stored.content));
}

async function keep({ objects }: Deps, key: string, renditions: readonly Rendition[]): Promise<void> {
  try {
    for (const { width, content } of renditions) {
      await objects.put(pictureName(key, width), inOnePiece(content), 'image/webp');
    }
  } catch (error) {
    await objects.remove(pictureNames(pictureUrl(key))).catch(() => undefined);
    throw error;
  }
}
