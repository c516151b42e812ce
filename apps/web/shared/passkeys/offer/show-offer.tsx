import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { listPasskeys } from '../../../../../adapters/http/contract/addresses.ts';
import { passkeysKey } from '../../requests/account-keys.ts';
import { call } from '../../requests/calls.ts';
import type { User } from '../../session/session.ts';
import { Offer } from './offer.tsx';
import { isPutAway } from './put-away.ts';

let leave = () => {};

/** Unless it was put away here, this device can make none, or they have one. A root of its own: no page has to carry it. */
export async function showOffer(queries: QueryClient, user: User): Promise<void> {
  leave();
  if (isPutAway() || !(await hasDevice())) return;
  const queryFn = () => call(listPasskeys);
  if ((await queries.query({ queryKey: passkeysKey, queryFn })).length > 0) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  leave = () => {
    leave = () => {};
    root.unmount();
    place.remove();
  };
  root.render(
    <QueryClientProvider client={queries}>
      <Offer userId={user.id} onLeave={() => leave()} />
    </QueryClientProvider>,
  );
}

/** That looks at the person by itself, with a fingerprint, a face or a PIN. */
const hasDevice = async (): Promise<boolean> =>
  'PublicKeyCredential' in window &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
