import type { User } from '../user.ts';
import { type BrowserDeps, chooseBrowser, rememberBrowser } from './remember-browser.ts';
import type { LoginProof, Visitor } from './visitor.ts';

/** Both at once: on SQLite they share a commit. When one fails, no session is left. Answers the browser's hash. */
export async function beginSession(
  deps: BrowserDeps,
  visitor: Visitor,
  user: User,
  proof: LoginProof = 'password',
): Promise<string> {
  const browser = await chooseBrowser(deps, visitor, user);
  const both = [
    rememberBrowser(deps, visitor, user, browser),
    visitor.startSession(user, browser.hash, proof),
  ] as const;
  await Promise.allSettled(both);
  try {
    return (await Promise.all(both))[0];
  } catch (error) {
    visitor.endSession();
    throw error;
  }
}
