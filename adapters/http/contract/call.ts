import type * as z from 'zod/mini';
import type { Action } from '../../../core/people/permissions.ts';

type Schema = z.ZodMiniType;

/** One call of the HTTP interface: the page both ends read. Client, routes, tests and documentation derive from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for each parameter. */
  readonly path: `/api/${string}`;
  /** The row of the permission table that decides, before anything is parsed, who may try. */
  readonly action: Action;
  /** Where two calls share an address: this one is meant when the query names this parameter. */
  readonly chosenBy?: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** What a success carries: 200, 201 for something created, 204 for nothing. */
  readonly status: 200 | 201 | 204;
  readonly reply?: Schema;
}

type Method = Call['method'];
type Path = Call['path'];

/** As in `addresses.ts`: 'GET /api/users', or 'GET /api/users?limit' for the call that this parameter chooses. */
export type Address = `${Method} ${Path}`;

type Addressed<A extends Address> = A extends `${infer M extends Method} ${infer P extends Path}?${infer Q}`
  ? { readonly method: M; readonly path: P; readonly chosenBy: Q }
  : A extends `${infer M extends Method} ${infer P extends Path}`
    ? { readonly method: M; readonly path: P }
    : never;

/** An address taken apart, as a call holds it. */
export function addressed<A extends Address>(address: A): Addressed<A> {
  const [method, path, chosenBy] = address.split(/[ ?]/);
  return { method, path, ...(chosenBy && { chosenBy }) } as Addressed<A>;
}

type Part = 'params' | 'query' | 'body' | 'reply';

/** What a server handler finds in a part of a call, parsed. */
export type Parsed<C extends Call, P extends Part> = C[P] extends Schema ? z.output<C[P]> : undefined;

/** What a client has to hand in. Query and path values are written out as text. */
export type BodyOf<C extends Call> = C['body'] extends Schema ? z.input<C['body']> : undefined;

export type ReplyOf<C extends Call> = Parsed<C, 'reply'>;
