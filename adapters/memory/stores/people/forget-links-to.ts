import { dropLinks } from '../letters/kept-account-letters.ts';
import type { MemoryState } from '../memory-state.ts';
import { dropVisitLinks } from '../memory-visit-links.ts';

/** Deletes links that were sent to the former address only. */
export function forgetLinksTo(state: MemoryState, id: number): void {
  const { invitations, addressLinks } = state;
  invitations.delete(id);
  for (const [hash, link] of addressLinks) if (link.userId === id) addressLinks.delete(hash);
  state.resetTokens = state.resetTokens.filter(token => token.userId !== id || token.kind !== 'email');
  dropLinks(state, id);
  dropVisitLinks(state, id);
}
