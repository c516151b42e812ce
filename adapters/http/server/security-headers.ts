import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Middleware } from './server-deps.ts';

/** A fresh value for the pages' one inline style: what a script adds at run time must carry it too. */
const newNonce = (): string => randomBytes(16).toString('base64');

/** Policy headers on every answer. The content policy knows no inline script and no inline style without the nonce. */
export function securityHeaders(publicUrl: URL): Middleware {
  const https = publicUrl.protocol === 'https:';
  const nonces = new WeakMap<ServerResponse, string>();
  const styleNonce = (_: IncomingMessage, res: ServerResponse) => `'nonce-${nonces.get(res)}'`;
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", styleNonce],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return async (ctx, next) => {
    ctx.state.nonce = newNonce();
    nonces.set(ctx.res, ctx.state.nonce);
    await new Promise<void>((resolve, reject) =>
      protect(ctx.req, ctx.res, error => (error === undefined ? resolve() : reject(error))),
    );
    ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    return next();
  };
}
