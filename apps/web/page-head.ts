import { escaped } from '../../adapters/http/contract/html.ts';
import type { Service, Shop } from './shared/shop/shop-data.ts';
import { sharedPicture } from './shared-picture.ts';
import { type PagePath, prerendered } from './shell/page-modules.ts';
import { notFoundPage, type Page } from './shell/routes.tsx';
import { structuredData } from './structured-data.ts';
import { descriptions, pageDescription, pageTitle } from './texts/titles.ts';

type HeadFacts = {
  page: Page;
  shop: Shop | undefined;
  services: readonly Service[] | undefined;
  /** Scheme and host people use, without a slash at the end. */
  origin: string;
};

const sentences: Partial<Record<PagePath, string>> = descriptions;

/**
 * What a page says of itself to browsers, search engines and whoever shows a shared link. Only pages that are the same
 * for everybody may be found; of the others there is nothing to index.
 */
export function pageHead({ page, shop, services, origin }: HeadFacts): string {
  const title = pageTitle(page.title, shop?.name);
  const description = pageDescription(sentences[page.path] ?? descriptions.any, shop);
  const found = prerendered.has(page.path) && page !== notFoundPage;
  const address = origin + page.path;
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(found
      ? [
          `<link rel="canonical" href="${escaped(address)}">`,
          meta('property', 'og:type', 'website'),
          meta('property', 'og:locale', 'it_IT'),
          ...(shop ? [meta('property', 'og:site_name', shop.name)] : []),
          meta('property', 'og:title', title),
          meta('property', 'og:description', description),
          meta('property', 'og:url', address),
          meta('property', 'og:image', origin + sharedPicture.path),
          meta('property', 'og:image:width', String(sharedPicture.width)),
          meta('property', 'og:image:height', String(sharedPicture.height)),
          meta('name', 'twitter:card', 'summary_large_image'),
          ...(shop ? [dataBlock(structuredData(shop, services ?? [], origin))] : []),
        ]
      : [meta('name', 'robots', 'noindex')]),
  ].join('');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}

/** A block of data, which no browser runs. */
function dataBlock(value: unknown): string {
  return `<script type="application/ld+json">${inScript(value)}</script>`;
}

/** JSON that cannot end the element it stands in. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
