/** What a tab keeps for the person who is logged in. It outlives a reload and the login screen, not a logout. */
const prefix = 'private:';

/** What was kept, as it was read: its shape may be an older one, or anything. Undefined for nothing. */
export function readPrivate(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Without room (or with storage switched off) nothing is kept, and the page goes on. */
export function keepPrivate(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // The page still has it.
  }
}

export function forgetPrivate(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

export function forgetEverythingPrivate(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
