/** Where a guest was going when the login screen came between. Kept in the history entry, not in the address. */
export type ReturnPlace = { from: string };

export function rememberPlace(location: { pathname: string; search: string }): ReturnPlace {
  return { from: location.pathname + location.search };
}

/** Only a path of this site counts; anything else leads to the home page. */
export function placeToReturn(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
      ? state.from
      : '/';
  // '//host' and '/\host' would leave the site.
  return /^\/(?![/\\])/.test(from) && !from.startsWith('/auth') ? from : '/';
}
