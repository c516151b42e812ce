import type { Service } from '../../core/catalogue/service.ts';
import type { Content } from '../models/told.ts';

/** One service after the other, each with its posa, the largest clean-up at the end. */
export function contentOf(chosen: readonly Service[]): Content {
  let at = 0;
  const work = chosen.flatMap(({ duration, processing }) => {
    const from = at;
    at += duration;
    const posa = processing ? [processing.after, processing.after + processing.minutes] : [0, 0];
    return quartersUpTo(duration)
      .filter(minute => minute < (posa[0] ?? 0) || minute >= (posa[1] ?? 0))
      .map(minute => from + minute);
  });
  const cleanup = quartersUpTo(Math.max(...chosen.map(one => one.cleanup))).map(minute => at + minute);
  return { serviceIds: chosen.map(({ id }) => id), held: [...work, ...cleanup] };
}

const quartersUpTo = (minutes: number): number[] =>
  Array.from({ length: minutes / 15 }, (_, index) => 15 * index);
