import type { Clock } from '../ports/clock.ts';
import type { Objects } from '../ports/objects.ts';
import type { Uploads } from '../ports/uploads.ts';
import { LONGEST_WAIT } from './picture.ts';

/** Removes files that were never attached, or not to the end, a day after their address was handed out. */
export async function removeOldUploads(deps: {
  readonly uploads: Uploads;
  readonly objects: Objects;
  readonly clock: Clock;
}): Promise<void> {
  const before = deps.clock.now().subtract({ hours: LONGEST_WAIT });
  await deps.objects.remove(await deps.uploads.old(before));
  await deps.uploads.forgetOld(before);
}
