import { type Client, createClient, RequestFailed } from '../../adapters/http/client/client.ts';
import { login } from '../../adapters/http/contract/user.ts';
import type { AccountHolder } from '../../core/people/user.ts';

/** What a browser adds to `fetch`: it keeps cookies, and says that a request comes from the site's own page. */
export class Browser {
  readonly cookies: Map<string, string>;
  /** Makes calls of the contract. */
  readonly call: Client;
  readonly #origin: string;

  constructor(origin: string, cookies = new Map<string, string>()) {
    this.#origin = origin;
    this.cookies = cookies;
    this.call = createClient((input, init) =>
      this.fetch(input instanceof Request ? input.url : input.toString(), init),
    );
  }

  /** `path` on the server; `headers` may change what a browser would say, or take it away with `absent`. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      'sec-fetch-site': 'same-origin',
      ...Object.fromEntries(new Headers(init.headers)),
    });
    if (headers.get('sec-fetch-site') === 'absent') headers.delete('sec-fetch-site');
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(pair => pair.join('=')).join('; '));
    const response = await fetch(this.#origin + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const gone = attributes.some(attribute => /^expires=thu, 01 jan 1970/i.test(attribute));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** In the small shop every password is the username. */
  logIn({ username }: AccountHolder): ReturnType<typeof this.call<typeof login>> {
    return this.call(login, { body: { username, password: username } });
  }
}

/** The refusal a call ends with. */
export async function refused(call: Promise<unknown>): Promise<RequestFailed> {
  try {
    await call;
  } catch (error) {
    if (error instanceof RequestFailed) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}

export const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
