import { quietly } from './quietly.ts';
import { readInTab, removeInTab, storeInTab } from './tab-storage.ts';

/** Kept in this tab for the logged-in user: survives a reload and the login screen, not a logout. */
const prefix = 'private:';

/** What was kept, as it was read: its shape may be an older one, or anything. Undefined for nothing. */
export function readPrivate(name: string): unknown {
  return quietly(() => JSON.parse(readInTab(prefix + name) ?? '') as unknown);
}

export function storePrivate(name: string, value: unknown): void {
  storeInTab(prefix + name, JSON.stringify(value));
}

export function removePrivate(name: string): void {
  removeInTab(kept => kept === prefix + name);
}

export function clearPrivate(): void {
  removeInTab(kept => kept.startsWith(prefix));
}
