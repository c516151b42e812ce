import * as z from 'zod/mini';
import type { ProblemCode } from '../../../core/problem.ts';

/** What every answer other than a success carries: a sentence for a person, a code for a program. */
export const failure = z.object({
  error: z.string(),
  code: z.string(),
  /** Field name → sentence, when the input itself is at fault. */
  fields: z.optional(z.record(z.string(), z.string())),
});

/** Codes that only HTTP knows, beside the problems of the core. */
export type TransportCode =
  | 'bad-json'
  | 'not-json'
  | 'too-large'
  | 'cross-site'
  | 'no-such-call'
  | 'method-not-allowed'
  | 'unavailable'
  | 'fault';

/** Everything `code` can be. */
export type FailureCode = ProblemCode | TransportCode;

export type Failure = z.infer<typeof failure>;
