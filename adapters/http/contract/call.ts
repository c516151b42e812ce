import type * as z from 'zod/mini';
import type { Action, Actor } from '../../../core/people/permissions.ts';

type Schema = z.ZodMiniType;

/**
 * What a success carries: the same for everyone who may make the call, or a schema for each kind of actor. The server sends
 * nothing that the actor's schema does not name.
 */
export type Replies = { readonly everyone: Schema } | { readonly [Kind in Actor['kind']]?: Schema };

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
  /** Where what must be sent depends on who sends it, or on what is there of it: a stricter `body`. */
  readonly bodyFor?: (actor: Actor, params: never, given: unknown) => Schema;
  /** What a success carries: 200, 201 for something created, 204 for nothing. */
  readonly status: 200 | 201 | 204;
  readonly reply?: Replies;
  /** The reply is a text of this type; a person who presses a link to it in vain is led to the page `otherwise`. */
  readonly file?: { readonly type: string; readonly otherwise?: `/${string}` };
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

type Part = 'params' | 'query' | 'body';

/** What a server handler finds in a part of a request, parsed. */
export type Parsed<C extends Call, P extends Part> = C[P] extends Schema ? z.output<C[P]> : undefined;

/** What a client has to hand in. Query and path values are written out as text. */
export type BodyOf<C extends Call> = C['body'] extends Schema ? z.input<C['body']> : undefined;

/** What a success carries, whoever asks: what only some actors are given is optional. */
export type ReplyOf<C extends Call> = [C] extends [{ readonly reply: infer R }]
  ? Merged<z.output<Extract<ValueOfAny<R>, Schema>>>
  : undefined;

/** What a success carries for one kind of actor: `never` where the call is not theirs. */
export type ReplyTo<C extends Call, K extends Actor['kind']> = C['reply'] extends {
  readonly everyone: infer S extends Schema;
}
  ? z.output<S>
  : C['reply'] extends { readonly [E in K]: infer S extends Schema }
    ? z.output<S>
    : never;

type Merged<T> = [T] extends [readonly unknown[]]
  ? Merged<T[number]>[]
  : [T] extends [object]
    ? { [K in keyof T]: Merged<T[K]> } & { [K in Exclude<KeyOfAny<T>, keyof T>]?: Merged<PropertyOf<T, K>> }
    : T;

type KeyOfAny<T> = T extends unknown ? keyof T : never;
type ValueOfAny<T> = T extends unknown ? T[keyof T] : never;
type PropertyOf<T, K extends PropertyKey> = T extends Readonly<Record<K, infer V>> ? V : never;
