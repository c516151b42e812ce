import { createHash, randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import { EARLY_PRESSES } from '../../contract/early-presses.ts';
import type { Context, Middleware } from '../context.ts';
import type { ServerSettings } from '../server-deps.ts';

const POLICY = 'Content-Security-Policy';
const OWN_STYLES = "style-src 'self'";
const OWN_SCRIPTS = "script-src 'self'";

/** Policy headers on every answer. The content policy knows one inline script, by its words, and no inline style. */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: Pick<ServerSettings, 'publicUrl' | 'hstsSubdomains'>): Middleware {
  const https = publicUrl.protocol === 'https:';
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Whatever has no directive of its own is forbidden.
        defaultSrc: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        scriptSrc: ["'self'", `'sha256-${createHash('sha256').update(EARLY_PRESSES).digest('base64')}'`],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: hstsSubdomains },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
}

/** Lets a page have its one inline style: the fresh nonce that it must carry, as must what a script adds at run time. */
export function allowStyle(ctx: Context): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = ctx.response.get(POLICY);
  ctx.set(POLICY, policy.replace(OWN_STYLES, `${OWN_STYLES} 'nonce-${nonce}'`));
  return nonce;
}

/** Lets a page have one more inline script, by its hash. */
export function allowScript(ctx: Context, hash: string): void {
  const policy = ctx.response.get(POLICY);
  ctx.set(POLICY, policy.replace(OWN_SCRIPTS, `${OWN_SCRIPTS} ${hash}`));
}

/** The same on every answer, so they are written out once. */
function headersOf(options: HelmetOptions): readonly (readonly [name: string, value: string])[] {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, error => {
    if (error !== undefined) throw new Error('no security headers', { cause: error });
  });
  answer.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}
