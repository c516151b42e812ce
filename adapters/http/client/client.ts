import type { BodyOf, Call, Parsed, ReplyOf } from '../contract/call.ts';
import type { Failure } from '../contract/failure.ts';

/** The server answered, and it was no. */
export class RequestFailed extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** Field name → sentence, when the input itself is at fault. */
  readonly fields: Readonly<Record<string, string>>;

  /** `message`: the answer's own sentence, else "status: text". */
  constructor(status: number, text: string, failure: Partial<Failure>) {
    super(failure.error ?? `${status}: ${text}`);
    this.name = 'RequestFailed';
    this.status = status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
  }
}

/** No answer came: the server or the network is away. */
export class ServerUnreachable extends Error {
  constructor(cause: unknown) {
    super('Il server non risponde. Controlla la connessione e riprova.', { cause });
    this.name = 'ServerUnreachable';
  }
}

interface Given<C extends Call> {
  readonly params?: Parsed<C, 'params'>;
  readonly query?: Parsed<C, 'query'>;
  readonly body?: BodyOf<C>;
  readonly signal?: AbortSignal;
}

/** Makes a call. Throws `RequestFailed` for any answer but a success, `ServerUnreachable` when none comes. */
export type Client = <C extends Call>(call: C, given?: Given<C>) => Promise<ReplyOf<C>>;

/** `origin`: empty in a browser, where the server is the page's own. */
export function createClient(fetch: typeof globalThis.fetch, origin = ''): Client {
  return async <C extends Call>(call: C, given: Given<C> = {}): Promise<ReplyOf<C>> => {
    const response = await send(fetch, origin + addressOf(call, given), {
      method: call.method,
      credentials: 'include',
      ...(given.signal && { signal: given.signal }),
      ...(given.body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given.body),
      }),
    });
    if (!response.ok) throw await failureOf(response);
    return (response.status === 204 ? undefined : await response.json()) as ReplyOf<C>;
  };
}

async function send(fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ServerUnreachable(cause);
  }
}

async function failureOf(response: Response): Promise<RequestFailed> {
  const text = await response.text();
  try {
    const parsed: unknown = JSON.parse(text);
    const failure = typeof parsed === 'object' && parsed !== null ? (parsed as Partial<Failure>) : {};
    return new RequestFailed(response.status, text || response.statusText, failure);
  } catch {
    return new RequestFailed(response.status, text || response.statusText, {});
  }
}

function addressOf(call: Call, given: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(given.params ?? {}));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
