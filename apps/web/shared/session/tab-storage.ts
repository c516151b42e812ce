/** The browser may refuse storage (no cookies, quota): then nothing is kept, and the page goes on. */
function quietly<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

export function readInTab(name: string): string | null {
  return quietly(storage => storage.getItem(name)) ?? null;
}

export function storeInTab(name: string, value: string): void {
  quietly(storage => storage.setItem(name, value));
}

export function removeInTab(fits: (name: string) => boolean): void {
  quietly(storage => {
    for (const name of Object.keys(storage)) if (fits(name)) storage.removeItem(name);
  });
}
