import { CLOCK_HEADER } from '../../contract/clock.ts';
import { isChosenTheme, themeCookie } from '../../contract/theme.ts';
import type { Middleware } from '../context.ts';
import { allowScript, allowStyle } from '../security/security-headers.ts';
import type { ServerDeps } from '../server-deps.ts';
import { faultPage } from './fault-page.ts';
import { OPEN_AGAIN, openAgainHash } from './open-again.ts';
import type { Web } from './web.ts';

/** Files for browsers and search engines that depend on the shop's data. */
export function siteFiles(web: Web): Middleware {
  return async (ctx, next) => {
    if (!(isRead(ctx.method) && ctx.path.includes('.'))) return next();
    const file = await web.siteFile(ctx.path);
    if (!file) return next();
    ctx.type = file.type;
    ctx.body = file.text;
    ctx.set('Cache-Control', 'public, max-age=3600');
  };
}

/** The page that the service worker shows while the server cannot be reached. It shows when it was made. */
export function offlinePage({ shop, web, clock }: Pick<ServerDeps, 'shop' | 'web' | 'clock'>): Middleware {
  return async (ctx, next) => {
    if (!isRead(ctx.method) || ctx.path !== '/offline') return next();
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.set(CLOCK_HEADER, String(clock.now().epochMilliseconds));
    allowScript(ctx, openAgainHash);
    ctx.body = faultPage({
      heading: 'Non riusciamo a collegarci',
      sentence:
        'O sei senza connessione, o il sito del salone è fermo per un momento. Controlla la rete e riprova tra poco.',
      shop,
      nonce: allowStyle(ctx),
      lastSeen: (await web.siteFile(ctx.path))?.text,
      script: OPEN_AGAIN,
    });
  };
}

/** Every address that is neither a call nor a file is a page; the web application knows which of them exist. */
export function pages(web: Web): Middleware {
  return async (ctx, next) => {
    if (!isRead(ctx.method)) return next();
    const choice = ctx.cookies.get(themeCookie(true)) ?? ctx.cookies.get(themeCookie(false));
    const { status, html } = await web.render({
      path: ctx.path,
      nonce: allowStyle(ctx),
      theme: isChosenTheme(choice) ? choice : undefined,
    });
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    if (withSecret.has(ctx.path)) ctx.set('Referrer-Policy', 'no-referrer');
    ctx.body = html;
  };
}

/** What opens them stands behind `#`; nobody is to learn either that they were open. */
const withSecret: ReadonlySet<string> = new Set(['/visita', '/invito']);

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
