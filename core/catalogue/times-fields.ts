import * as z from 'zod/mini';
import type { ServiceTimes } from '../calendar/pattern.ts';
import { timesWording } from './times-wording.ts';

/** Beside `fields.ts`, so that no other form loads them. Source: second release, times of a service. */
const quarters = (least: number, most: number, rule: keyof typeof timesWording) =>
  z
    .int(timesWording[rule])
    .check(
      z.minimum(least, timesWording[rule]),
      z.multipleOf(15, timesWording[rule]),
      z.maximum(most, timesWording[rule]),
    );

const someQuarters = quarters(15, 480, 'processing-invalid');

export const processing = z.nullable(
  z.object({ after: someQuarters, minutes: someQuarters }, timesWording['processing-invalid']),
);

/** As a form has it: one of no minutes is none. */
export const typedProcessing = z.pipe(
  z.object({ after: someQuarters, minutes: quarters(0, 480, 'processing-invalid') }),
  z.transform(posa => (posa.minutes === 0 ? null : posa)),
);

export const cleanup = quarters(0, 60, 'cleanup-invalid');

/** Work follows the posa. */
export const processingWithin = z.refine<Pick<ServiceTimes, 'duration' | 'processing'>>(
  ({ duration: whole, processing: posa }) => posa === null || posa.after + posa.minutes < whole,
  { path: ['processing'], error: timesWording['processing-outside'] },
);
