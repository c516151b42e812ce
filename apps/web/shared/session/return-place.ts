/** Where a guest was going when the login screen came between. Kept in the history entry, not in the address. */
export type ReturnPlace = { from: string };

export function returnState(location: { pathname: string; search: string }): ReturnPlace {
  return { from: location.pathname + location.search };
}

/** Only a path of this site counts, and not the login screen itself; anything else leads to the home page. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return (typeof from === 'string' && pathOfThisSite(from)) || '/';
}

/** Read as a browser reads it: it skips tabs, turns '\' into '/', and would take '//name' for another site. */
function pathOfThisSite(address: string): string | undefined {
  if (!address.startsWith('/')) return undefined;
  const { pathname, search, hash } = new URL(`https://this.site${address}`);
  const leadsAway = pathname.startsWith('//') || /^\/auth\/*$/i.test(pathname);
  return leadsAway ? undefined : pathname + search + hash;
}
