import { createReadStream } from 'node:fs';
import { attachImage } from '../../../core/catalogue/attach-image.ts';
import { receiveUpload } from '../../../core/catalogue/receive-upload.ts';
import type { ServiceId } from '../../../core/catalogue/service.ts';
import { startUpload } from '../../../core/catalogue/start-upload.ts';
import type { Actor } from '../../../core/people/permissions.ts';
import type { Problem, Result } from '../../../core/problem.ts';
import type { Services } from '../service-ids.ts';

export const pictureNeeds = ['services', 'uploads', 'objects', 'images', 'tokens', 'clock'] as const;
type PictureDeps = Pick<Services, (typeof pictureNeeds)[number]>;

/** Gives a service its picture the way an administrator would: uploaded, checked, re-encoded in several widths. */
export async function addPicture(
  core: PictureDeps,
  actor: Actor,
  service: ServiceId,
  name: string,
): Promise<void> {
  const file = createReadStream(new URL(`pictures/${name}.webp`, import.meta.url));
  const { secret } = done(await startUpload(core, actor));
  done(await receiveUpload(core, secret, file));
  done(await attachImage(core, actor, service, secret));
}

function done<T>(result: Result<T, Problem>): T {
  if (!result.ok) throw new Error(`a demo picture is refused: ${result.problem.code}`);
  return result.value;
}
