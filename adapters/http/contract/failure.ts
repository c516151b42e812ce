import * as z from 'zod/mini';
import type { ProblemCode } from '../../../core/problem.ts';

const place = z.object({ date: z.string(), time: z.string(), stylistId: z.number() });
const terms = z.object({ price: z.number(), duration: z.number() });

/** What every answer other than a success carries: a sentence for a person, a code for a program. */
export const failure = z.object({
  error: z.string(),
  code: z.string(),
  /** Field name → sentence, when the input itself is at fault. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Of `service-changed`: cents and minutes as the person was shown them, and as they are now. */
  terms: z.optional(z.object({ expected: terms, current: terms })),
  /** Of `appointment-changed`: where it stands now, on the shop's clock. */
  appointment: z.optional(place),
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
