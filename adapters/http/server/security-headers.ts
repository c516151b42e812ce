import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Middleware } from './server-deps.ts';

/** A fresh value for the pages' one inline style: what a script adds at run time must carry it too. */
const newNonce = (): string => randomBytes(16).toString('base64');

const UNFILLED = 'nonce-of-this-answer';

/** Policy headers on every answer. The content policy knows no inline script and no inline style without the nonce. */
export function securityHeaders(publicUrl: URL): Middleware {
  const https = publicUrl.protocol === 'https:';
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", `'nonce-${UNFILLED}'`],
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
    for (const [name, value] of headers) ctx.res.setHeader(name, value.replace(UNFILLED, ctx.state.nonce));
    return next();
  };
}

/** All but the nonce is the same on every answer, so it is written out once. */
function headersOf(options: HelmetOptions): readonly (readonly [name: string, value: string])[] {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, error => {
    if (error !== undefined) throw new Error('no security headers', { cause: error });
  });
  answer.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}
