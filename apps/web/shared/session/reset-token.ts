const mark = '#reimposta=';

/** The secret that the link of a letter or of the counter carries in its fragment; null for any other fragment. */
export function resetTokenInFragment(hash: string): string | null {
  return hash.startsWith(mark) ? hash.slice(mark.length) : null;
}

/**
 * The same once it has left the address: kept in the history entry, where a reload finds it and no server, log or
 * neighbour does.
 */
export function resetTokenInState(state: unknown): string | undefined {
  const token =
    typeof state === 'object' && state !== null && 'resetToken' in state ? state.resetToken : undefined;
  return typeof token === 'string' ? token : undefined;
}
