import type { Middleware, PageRequest, Web } from './server-deps.ts';

const THEME_COOKIE = 'salone.tema';

/** Every address that is neither a call nor a file is a page; the web application knows which of them exist. */
export function pages(web: Web): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const { status, html } = await web.render({
      path: ctx.path,
      nonce: ctx.state.nonce,
      theme: chosenTheme(ctx.cookies.get(THEME_COOKIE)),
    });
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = html;
  };
}

const chosenTheme = (cookie: string | undefined): PageRequest['theme'] =>
  cookie === 'light' || cookie === 'dark' ? cookie : undefined;
