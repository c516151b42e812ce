import { lastSeen } from './offline-page.ts';
import type { PageState } from './shared/requests/query-client.ts';
import { prerendered } from './shell/page-modules.ts';
import { notFoundPage, pages } from './shell/routes.tsx';
import { layout } from './texts/layout.ts';
import { descriptions, pageDescription, placeOf } from './texts/titles.ts';

export type SiteFile = { type: string; text: string };

/** Files that browsers and search engines look for beside the pages, and a part of the page without a network; `origin` is the scheme and host people use. */
export function siteFile(path: string, { shop }: PageState, origin: string): SiteFile | undefined {
  if (path === '/robots.txt') return { type: 'text/plain', text: robots(origin) };
  if (path === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', text: sitemap(origin) };
  if (path === '/manifest.webmanifest')
    return { type: 'application/manifest+json', text: JSON.stringify(manifest(shop)) };
  if (path === '/offline' && shop) return { type: 'text/html', text: lastSeen(shop) };
  return undefined;
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The pages that are the same for everybody. Origin and paths are URLs of our own: nothing in them needs escaping. */
function sitemap(origin: string): string {
  const urls = pages
    .filter(page => prerendered.has(page.path) && page !== notFoundPage)
    .map(page => `<url><loc>${origin}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}

/** With it the site is installed as an app of its own, under the shop's name. */
function manifest(shop: PageState['shop']): object {
  return {
    id: '/',
    name: shop ? placeOf(shop) : layout.links.booking,
    short_name: shop?.name ?? layout.links.booking,
    description: pageDescription(descriptions['/'], shop),
    lang: 'it',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f0e4',
    theme_color: '#1f4a3c',
    categories: ['lifestyle', 'beauty'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icone/192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icone/512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icone/512-piena.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: layout.links.booking, url: '/booking' },
      { name: layout.links.appointments, url: '/appointments' },
    ],
  };
}
