import type * as z from 'zod/mini';
import type { Actor } from '../../../core/people/permissions.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../../core/problem.ts';
import { fieldWording } from '../../../core/wording.ts';
import type { Call, Parsed } from '../contract/call.ts';

/** The parts of a call as its handler finds them. */
export interface Input<C extends Call> {
  readonly params: Parsed<C, 'params'>;
  readonly query: Parsed<C, 'query'>;
  readonly body: Parsed<C, 'body'>;
}

/** Path, query and body as received; what the call does not name is ignored. */
interface Raw {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Parses every part, and refuses with the sentences of all parts at once. */
export function readInput<C extends Call>(
  call: C,
  actor: Actor,
  raw: Raw,
): Result<Input<C>, ProblemOf<'invalid-input'>> {
  const fields: Record<string, string> = {};
  const part = (name: keyof Raw, schema: z.ZodMiniType | undefined = call[name]): unknown => {
    const parsed = schema?.safeParse(raw[name]);
    if (parsed === undefined || parsed.success) return parsed?.data;
    for (const { path, message } of parsed.error.issues) {
      // Without a path the whole part is of the wrong kind, for which zod has only English words.
      fields[String(path[0] ?? name)] ??= path.length === 0 ? fieldWording['not-text'] : message;
    }
    return undefined;
  };
  const params = part('params');
  const readable = Object.keys(fields).length === 0;
  const body = readable ? call.bodyFor?.(actor, params as never, raw.body) : undefined;
  const input = { params, query: part('query'), body: part('body', body) };
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid-input', fields });
  return ok(input as Input<C>);
}
