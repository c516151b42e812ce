import { addressed, type BodyOf, type Call, type Parsed, type ReplyOf } from '../contract/call.ts';
import type { CallsByAddress } from '../contract/calls.ts';
import type { Failure } from '../contract/failure.ts';

/** The server answered with an error status. */
export class RequestFailed extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** The server's own sentence; undefined when a proxy answered. */
  readonly sentence: string | undefined;
  /** Field name → sentence, when the input itself is at fault. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole answer: some refusals carry more than the sentence. */
  readonly answer: Partial<Failure>;

  /** `message`: the answer's own sentence, else "status: text". */
  constructor(status: number, text: string, failure: Partial<Failure>) {
    super(failure.error ?? `${status}: ${text}`);
    this.name = 'RequestFailed';
    this.status = status;
    this.code = failure.code;
    this.sentence = failure.error;
    this.fields = failure.fields ?? {};
    this.answer = failure;
  }
}

export const unreachable = 'Il server non risponde. Controlla la connessione e riprova.';

/** No answer came: the server or the network is down. */
export class ServerUnreachable extends Error {
  constructor(cause: unknown) {
    super(unreachable, { cause });
    this.name = 'ServerUnreachable';
  }
}

interface Given<C extends Call> {
  readonly params?: Parsed<C, 'params'>;
  readonly query?: Parsed<C, 'query'>;
  readonly body?: BodyOf<C>;
  readonly signal?: AbortSignal;
}

/** A call is named by its address, or is the contract's own with its schemas. */
type CallRef = keyof CallsByAddress | Call;

type CallOf<R extends CallRef> = R extends keyof CallsByAddress
  ? CallsByAddress[R]
  : R extends Call
    ? R
    : never;

/** Makes a call. Throws `RequestFailed` for any answer but a success, `ServerUnreachable` when none comes. */
export type Client = <R extends CallRef>(call: R, given?: Given<CallOf<R>>) => Promise<ReplyOf<CallOf<R>>>;

/** `origin`: empty in a browser, where the server is the page's own. */
export function createClient(fetch: typeof globalThis.fetch, origin = ''): Client {
  return async <R extends CallRef>(call: R, given: Given<CallOf<R>> = {}): Promise<ReplyOf<CallOf<R>>> => {
    const { method, path } = typeof call === 'string' ? addressed(call) : call;
    const response = await send(fetch, origin + urlOf(path, given), {
      method,
      credentials: 'include',
      ...(given.signal && { signal: given.signal }),
      ...(given.body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given.body),
      }),
    });
    if (!response.ok) throw failureOf(response, await orUnreachable(() => response.text(), given.signal));
    return (
      response.status === 204 ? undefined : await orUnreachable(() => response.json(), given.signal)
    ) as ReplyOf<CallOf<R>>;
  };
}

const send = (fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<Response> =>
  orUnreachable(() => fetch(url, init), init.signal);

/** No answer, one that breaks off, or one that is not ours all count as 'unreachable'. */
async function orUnreachable<T>(read: () => Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ServerUnreachable(cause);
  }
}

function failureOf(response: Response, body: string): RequestFailed {
  // An HTML page comes from a proxy: a toast does not show it.
  const text = response.headers.get('content-type')?.includes('html') ? '' : body;
  try {
    const parsed: unknown = JSON.parse(text);
    const failure = typeof parsed === 'object' && parsed !== null ? (parsed as Partial<Failure>) : {};
    if (typeof failure.error !== 'string') throw new TypeError('no failure of ours');
    return new RequestFailed(response.status, text || response.statusText, failure);
  } catch {
    return new RequestFailed(response.status, text || response.statusText, {});
  }
}

/** The address of a call, its parameters filled in. */
export function urlOf(template: string, given: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(given.params ?? {}));
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
