import type { Tokens } from '../ports/tokens.ts';
import type { TrustedDevices } from '../ports/trusted-devices.ts';
import { browserHash } from './access/remember-browser.ts';
import type { Visitor } from './access/visitor.ts';
import type { Actor } from './permissions.ts';

/** `forgetBrowser`: this browser is no proof any more. */
export async function logOut(
  deps: { readonly trustedDevices: TrustedDevices; readonly tokens: Tokens },
  actor: Actor,
  visitor: Visitor,
  { forgetBrowser }: { readonly forgetBrowser: boolean },
): Promise<void> {
  const browser = browserHash(deps, visitor);
  if (forgetBrowser && actor.kind !== 'guest' && browser !== undefined)
    await deps.trustedDevices.forgetHere(actor.userId, browser);
  visitor.endSession();
}
