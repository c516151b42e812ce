import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { EARLY_PRESSES } from '../../adapters/http/contract/early-presses.ts';
import { escaped } from '../../adapters/http/contract/html.ts';
import { inScript, pageHead } from './page-head.ts';
import { createQueryClient, type PageState } from './shared/requests/query-client.ts';
import { App } from './shell/app.tsx';
import { pageModules, prerendered } from './shell/page-modules.ts';
import { notFoundPage, type Page, pageAt } from './shell/routes.tsx';
import { visit } from './texts/links/visit.ts';

export { siteFile } from './site-files.ts';

/** One entry of dist/web/.vite/manifest.json. */
type Chunk = { file: string; css?: readonly string[]; imports?: readonly string[] };
export type Manifest = Readonly<Record<string, Chunk>>;

export type RenderedPage = {
  /** 404 for a path that is no page. */
  status: 200 | 404;
  /** The whole document; `__CSP_NONCE__` is to be replaced in every answer. */
  html: string;
};

/**
 * Fills the built index.html for one path. The answer depends only on the arguments, so it may be cached by
 * path, services, shop data and origin. Pages for logged-in people come without content; the browser draws them.
 */
export async function renderPage(
  template: string,
  manifest: Manifest,
  path: string,
  state: PageState,
  origin: string,
): Promise<RenderedPage> {
  const page = pageAt(path);
  const content = prerendered.has(page.path)
    ? await drawn(page === notFoundPage ? nowhere : path, state)
    : '';
  const head = pageHead({ page, shop: state.shop, services: state.services, origin });
  // Replacement functions, since '$&' in a service's name must stay what it is.
  const html = template
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `${content && earlyPresses}${assetLinks(manifest, page)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>${withoutScript(page, state)}`)
    .replace(/(id="page-state"[^>]*>)[^<]*/, (_, start: string) => start + inScript(state));
  return { status: page === notFoundPage ? 404 : 200, html };
}

/** What opens the page stands behind `#`, which no server is told. */
const withoutScript = ({ path }: Page, { shop }: PageState): string =>
  path === '/visita' && shop ? `<noscript><p>${escaped(visit.noScript(shop.phone))}</p></noscript>` : '';

const earlyPresses = `<script>${EARLY_PRESSES}</script>`;

/** One 404 page for all unknown addresses, also for those that the router cannot parse. */
const nowhere = '/404';

async function drawn(path: string, state: PageState): Promise<string> {
  const app = (
    <StaticRouter location={path}>
      <App queries={createQueryClient(state)} />
    </StaticRouter>
  );
  // One piece: with smaller chunks React would add inline scripts that move them into place.
  const { prelude } = await prerender(app, { progressiveChunkSize: 1e9 });
  return new Response(prelude).text();
}

/**
 * Style sheets and modules of a page's own chunk, so that they arrive with the HTML; without those that index.html
 * asks for itself. A page's style sheet comes after those of what it imports, as when the browser loads the page later:
 * its rules are made to stand above theirs.
 */
function assetLinks(manifest: Manifest, page: Page): string {
  const shell = chunksOf(manifest, 'index.html');
  const chunks = chunksOf(manifest, pageModules[page.path]).filter(chunk => !shell.includes(chunk));
  const styles = new Set(chunks.flatMap(chunk => chunk.css ?? []));
  return [
    ...[...styles].map(file => `<link rel="stylesheet" crossorigin href="/${file}" nonce="__CSP_NONCE__">`),
    ...[...chunks].map(
      ({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`,
    ),
  ].join('');
}

/** A chunk and all it imports, each after what it imports itself. */
function chunksOf(manifest: Manifest, key: string): readonly Chunk[] {
  const met = new Set<string>();
  const inOrder = (name: string): readonly Chunk[] => {
    const chunk = manifest[name];
    if (!chunk || met.has(name)) return [];
    met.add(name);
    return [...(chunk.imports ?? []).flatMap(inOrder), chunk];
  };
  return inOrder(key);
}
