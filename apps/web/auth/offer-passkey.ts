import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../shared/session/session.ts';

/** To whoever came in by a password, beside the page that follows. Where it cannot be loaded, nobody misses it. */
export function offerPasskey(queries: QueryClient, user: User): void {
  void import('../shared/passkeys/offer/show-offer.tsx')
    .then(({ showOffer }) => showOffer(queries, user))
    .catch(() => undefined);
}
