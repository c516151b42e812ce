import type { Clock } from '../ports/clock.ts';
import type { Objects } from '../ports/objects.ts';
import type { Services } from '../ports/services.ts';
import type { Uploads } from '../ports/uploads.ts';
import { throwFirst, tryEach } from '../try-each.ts';
import { LONGEST_WAIT, pictureNames } from './picture.ts';

/** Removes files that were never attached and pictures that nobody shows, a day later. */
export async function removeOldUploads({
  uploads,
  objects,
  services,
  clock,
}: {
  readonly uploads: Uploads;
  readonly objects: Objects;
  readonly services: Services;
  readonly clock: Clock;
}): Promise<void> {
  const before = clock.now().subtract({ hours: LONGEST_WAIT });
  const old = await uploads.old(before);
  const shown = new Set((await services.imageUrls()).flatMap(pictureNames));
  const faults = await tryEach(
    old.filter(name => !shown.has(name)),
    name => objects.remove([name]),
  );
  const left = faults.map(({ of }) => of);
  await uploads.forgetOld(before, left);
  throwFirst(faults);
}
