import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';

const source = await readFile('apps/web/public/service-worker.js', 'utf8');
const origin = 'https://salone.example';

type Store = Map<string, Response>;
type Answer = Response | Promise<Response>;
export type Asked = { readonly method?: string; readonly path: string; readonly mode?: string };
type FetchEvent = {
  readonly request: { method: string; url: string; mode: string };
  respondWith(answer: Answer): void;
  waitUntil(work: Promise<unknown>): void;
};

export const seen = Date.UTC(2027, 0, 5, 7);

/** An answer as our server gives it. */
export const told = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'shop-clock': String(seen) } });

/** As `caches` of a browser keeps them. */
function openCaches() {
  const stores = new Map<string, Store>();
  const addressOf = (request: string | { url: string }) =>
    typeof request === 'string' ? request : request.url;
  return {
    stores,
    async open(name: string) {
      const store: Store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return { put: async (address: string, answer: Response) => void store.set(address, answer) };
    },
    delete: async (name: string) => stores.delete(name),
    match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(addressOf(request))?.clone(),
  };
}

/** The service worker as it is delivered, with a network that the test answers for. */
export function startWorker(page: string, now = seen) {
  const caches = openCaches();
  const listeners = new Map<string, (event: FetchEvent) => void>();
  let network = async (): Promise<Response> => Promise.reject(new TypeError('no network'));
  class Now extends Date {
    static override now = () => now;
  }
  const location = { origin };
  const self = { location, addEventListener: listeners.set.bind(listeners) };
  runInContext(
    source,
    createContext({ self, caches, Response, Headers, URL, Request, Date: Now, fetch: () => network() }),
  );
  const headers = { 'shop-clock': String(seen), 'content-type': 'text/html' };
  caches.stores.set('salone-senza-rete', new Map([['/offline', new Response(page, { headers })]]));

  /** Undefined for what passes the worker by. `noted` ends when the worker has done its part. */
  function ask({ method = 'GET', path, mode = 'cors' }: Asked, answer?: Answer) {
    if (answer) network = async () => answer;
    else network = () => Promise.reject(new TypeError('no network'));
    let given: Answer | undefined;
    const work: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: { method, mode, url: origin + path },
      respondWith: reply => void (given = reply),
      waitUntil: promise => void work.push(promise),
    });
    return { given, noted: Promise.all(work) };
  }

  return {
    caches,
    ask,
    async note(asked: Asked, answer: Answer): Promise<void> {
      await ask(asked, answer).noted;
    },
    async openedWithoutNetwork(): Promise<string> {
      const { given } = ask({ path: '/booking', mode: 'navigate' });
      return (await given)?.text() ?? '';
    },
  };
}
