import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  cleanup,
  processing,
  processingWithin,
  typedProcessing,
} from '../../../core/catalogue/times-fields.ts';
import { timesWording } from '../../../core/catalogue/times-wording.ts';

const messages = (schema: z.ZodMiniType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [null, true],
  [{ after: 15, minutes: 480 }, true],
  [{ after: 0, minutes: 15 }, false],
  [{ after: 15, minutes: 0 }, false],
  [{ after: 15, minutes: 20 }, false],
  [{ after: 495, minutes: 15 }, false],
  [{ after: 15 }, false],
  [{ minutes: 15 }, false],
])('a posa of %j may be sent: %s', (value, isAllowed) => {
  expect(messages(processing, value)).toEqual(isAllowed ? [] : [timesWording['processing-invalid']]);
});

test('a form’s posa of no minutes is none', () => {
  expect(typedProcessing.parse({ after: 30, minutes: 0 })).toBeNull();
  expect(typedProcessing.parse({ after: 30, minutes: 15 })).toEqual({ after: 30, minutes: 15 });
  expect(typedProcessing.safeParse({ after: 30, minutes: 10 }).success).toBe(false);
});

test.each([
  [0, true],
  [60, true],
  [75, false],
  [10, false],
  [-15, false],
])('a clean-up of %d minutes may be sent: %s', (value, isAllowed) => {
  expect(messages(cleanup, value)).toEqual(isAllowed ? [] : [timesWording['cleanup-invalid']]);
});

test('work follows the posa within its service', () => {
  const schema = z.object({ duration: z.number(), processing }).check(processingWithin);
  const posa = { after: 30, minutes: 15 };
  expect(messages(schema, { duration: 45, processing: null })).toEqual([]);
  expect(messages(schema, { duration: 60, processing: posa })).toEqual([]);
  const { error } = schema.safeParse({ duration: 45, processing: posa });
  expect(error?.issues).toMatchObject([
    { path: ['processing'], message: timesWording['processing-outside'] },
  ]);
});
