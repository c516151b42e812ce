import type { Shop } from '../../../../core/shop/shop.ts';
import { escaped } from '../../contract/html.ts';

interface Fault {
  readonly heading: string;
  readonly sentence: string;
  readonly shop: Pick<Shop, 'name' | 'phone'>;
  /** Of the answer's content policy. */
  readonly nonce: string;
  /** HTML that a page without a network shows besides. */
  readonly lastSeen?: string | undefined;
  /** Has a line to tell what it does; the content policy of the answer must allow it. */
  readonly script?: string;
}

/** What a person sees instead of a page that could not be drawn. It works without files, scripts and the database. */
export const faultPage = ({
  heading,
  sentence,
  shop,
  nonce,
  lastSeen = '',
  script,
}: Fault): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(heading)} · ${escaped(shop.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<p class="name">${escaped(shop.name)}</p>
<h1>${escaped(heading)}</h1>
<p>${escaped(sentence)}</p>
<p><a class="again" href="">Riprova</a></p>
${script === undefined ? '' : '<p class="muted" role="status"></p>'}
${lastSeen}
<p class="muted">Hai fretta? Chiamaci: <a href="tel:${escaped(shop.phone.replaceAll(' ', ''))}">${escaped(shop.phone)}</a></p>
</main>
${script === undefined ? '' : `<script>${script}</script>`}
</body>
</html>
`;

/** The colours of the site, of `apps/web/ui/theme/tokens.css.ts`; its fonts are not asked for. */
const style = `
:root{--paper:#f6f0e4;--ink:#1d1b17;--muted:#635b4e;--green:#1f4a3c;--on-green:#f6f0e4;--brass:#835d2b;--line:#ded2bd}
@media (prefers-color-scheme:dark){:root{--paper:#15130f;--ink:#f2eadb;--muted:#b5aa97;--green:#7fc4a6;--on-green:#0f1f19;--brass:#d9b67a;--line:#3a3328}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem 20px;text-align:center;text-wrap:balance}
main::before{content:"";display:block;width:4rem;height:6px;margin:0 auto 1.5rem;border-radius:3px;background:repeating-linear-gradient(135deg,#9e3526 0 4px,#f8f3e9 4px 8px,#27496d 8px 12px,#f8f3e9 12px 16px)}
h1{font:600 clamp(2rem,8vw,3rem)/1.1 "Bodoni 72",Didot,"Bodoni MT",Georgia,serif;margin:.5rem 0 1rem}
a{color:var(--green)}
a:focus-visible{outline:2.5px solid var(--brass);outline-offset:2px}
.name{color:var(--brass);font-size:.78rem;font-weight:600;letter-spacing:.13em;text-transform:uppercase;margin:0}
section{margin:1.25rem 0;text-wrap:pretty;padding:1.25rem 16px;border:1px solid var(--line);border-radius:1rem;text-align:start}
section:first-of-type{margin-top:2rem}
section p{margin:.25rem 0}
section .muted{margin-top:.75rem;font-size:.875rem}
h2{font-size:1.125rem;line-height:1.3;margin:0 0 .5rem}
dl{display:grid;grid-template-columns:auto auto;gap:.25rem 12px;justify-content:space-between;margin:0;font-variant-numeric:tabular-nums}
dd{margin:0;text-align:end}
.muted{color:var(--muted)}
.again{display:inline-block;padding:.7rem 1.4rem;border-radius:999px;background:var(--green);color:var(--on-green);font-weight:600;text-decoration:none}
`;
