import type { User } from '../user.ts';
import { type BrowserDeps, rememberBrowser } from './remember-browser.ts';
import type { Visitor } from './visitor.ts';

/**
 * Begins a session and remembers the browser; answers what is stored of the browser. Both at once: on SQLite they share a
 * commit, and its wait for the disk. When one fails no session is left; the other is waited for, so that all of it ends.
 */
export async function beginSession(deps: BrowserDeps, visitor: Visitor, user: User): Promise<string> {
  const both = [rememberBrowser(deps, visitor, user), visitor.startSession(user)] as const;
  await Promise.allSettled(both);
  try {
    return (await Promise.all(both))[0];
  } catch (error) {
    visitor.endSession();
    throw error;
  }
}
