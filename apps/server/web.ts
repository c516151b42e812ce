import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { calls } from '../../adapters/http/contract/calls.ts';
import { replyEncoder } from '../../adapters/http/server/encode-reply.ts';
import type { Page, PageRequest, SiteFile, Web } from '../../adapters/http/server/pages/web.ts';
import { shopReply } from '../../adapters/http/server/routes/shop-routes.ts';
import type { ServerSettings } from '../../adapters/http/server/server-deps.ts';
import { listServices } from '../../core/catalogue/list-services.ts';
import { guest } from '../../core/people/permissions.ts';
import type { Problem, Result } from '../../core/problem.ts';
import { seeShop } from '../../core/shop/see-shop.ts';
import type { Services } from './service-ids.ts';

/** What the pages are rendered from. */
export type PageDeps = Pick<Services, 'services' | 'shop' | 'timetables' | 'clock'>;

const folder = fileURLToPath(new URL('../../dist/web/', import.meta.url));
const MAX_DRAWN = 100;
const serverEntry = new URL('../../dist/web-server/entry-server.js', import.meta.url);

/** What the web application's server build exports. */
interface ServerEntry {
  renderPage(
    template: string,
    manifest: unknown,
    path: string,
    state: unknown,
    origin: string,
  ): Promise<Page>;
  siteFile(path: string, state: unknown, origin: string): SiteFile | undefined;
}

interface Built {
  readonly template: string;
  readonly manifest: unknown;
  readonly entry: ServerEntry;
}

/** Matches attributes only: in text and data the quotes are escaped, whatever a service is called. */
const unfilled = 'nonce="__CSP_NONCE__"';

/** The built front end. Its files are read with the first page: a server behind the development client needs none. */
export function builtWeb(deps: PageDeps, { publicUrl: { origin } }: Pick<ServerSettings, 'publicUrl'>): Web {
  let built: Promise<Built> | undefined;
  const drawn = new Map<string, { readonly state: string; readonly page: Page }>();

  async function whatWasBuilt(): Promise<Built> {
    built ??= readBuilt().catch((error: unknown) => {
      // Tried again the next time.
      built = undefined;
      throw error;
    });
    return built;
  }

  /** A cached page without a theme; rendered again when shop, services or day have changed. */
  async function drawnPage(path: string): Promise<Page> {
    const { template, manifest, entry } = await whatWasBuilt();
    const state = await pageState(deps);
    const version = JSON.stringify(state);
    const known = drawn.get(path);
    if (known?.state === version) return known.page;
    const page = await entry.renderPage(template, manifest, path, state, origin);
    // Paths without a page are unlimited in number, and a page has many spellings of its path.
    if (drawn.size >= MAX_DRAWN) drawn.clear();
    drawn.set(path, { state: version, page });
    return page;
  }

  return {
    folder,
    async siteFile(path: string): Promise<SiteFile | undefined> {
      const { entry } = await whatWasBuilt();
      return entry.siteFile(path, await pageState(deps), origin);
    },
    async render({ path, nonce, theme }: PageRequest): Promise<Page> {
      const { status, html } = await drawnPage(path);
      const themed =
        theme === undefined ? html : html.replace('data-theme="system"', `data-theme="${theme}"`);
      return { status, html: themed.replaceAll(unfilled, `nonce="${nonce}"`) };
    },
  };
}

async function readBuilt(): Promise<Built> {
  const [template, manifest, entry] = await Promise.all([
    readFile(`${folder}index.html`, 'utf8'),
    readFile(`${folder}.vite/manifest.json`, 'utf8'),
    import(serverEntry.href) as Promise<ServerEntry>,
  ]);
  return { template, manifest: JSON.parse(manifest), entry };
}

const forGuests = { shop: replyEncoder(calls.seeShop), services: replyEncoder(calls.listServices) };

/** The state embedded in every page, as a guest sees it. */
export async function pageState({ services, ...deps }: PageDeps): Promise<unknown> {
  const [shop, list] = await Promise.all([seeShop(deps, guest), listServices({ services }, guest)]);
  return {
    shop: forGuests.shop(guest, shopReply(granted(shop)), fail),
    services: forGuests.services(guest, granted(list), fail),
  };
}

function fail(fault: Error): never {
  throw fault;
}

function granted<T>(result: Result<T, Problem>): T {
  if (!result.ok) throw new Error(`a guest is refused: ${result.problem.code}`);
  return result.value;
}
