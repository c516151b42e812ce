/** The browser may refuse storage (no cookies, quota), or hold anything in it: then there is nothing, and the page goes on. */
export function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
