import { forgetInTab, keepInTab, readInTab } from './tab-storage.ts';

/** What a tab keeps for the person who is logged in. It outlives a reload and the login screen, not a logout. */
const prefix = 'private:';

/** What was kept, as it was read: its shape may be an older one, or anything. Undefined for nothing. */
export function readPrivate(name: string): unknown {
  try {
    return JSON.parse(readInTab(prefix + name) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export function keepPrivate(name: string, value: unknown): void {
  keepInTab(prefix + name, JSON.stringify(value));
}

export function forgetPrivate(name: string): void {
  forgetInTab(kept => kept === prefix + name);
}

export function forgetEverythingPrivate(): void {
  forgetInTab(kept => kept.startsWith(prefix));
}
