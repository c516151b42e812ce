import { type ReactNode, Suspense, useState } from 'react';
import { type User, useSession } from '../shared/session/session.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { GuestRedirect } from './access/guest-redirect.tsx';
import { useIsFilling } from './access/use-is-filling.ts';
import { UnsavedWork, useUnsavedCount } from './unsaved.ts';

const FactorRequired = lazyWithBoundary(() => import('./access/factor-required.tsx'));
const SessionExpired = lazyWithBoundary(() => import('./access/session-expired.tsx'));

/** Redirects guests to the home page with a toast; a person who was typing when the session ended logs in over the page. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const owner = useOwner(user);
  const { filling, ...watch } = useIsFilling();
  const { unsaved, tell } = useUnsavedCount();
  if (!user && !(owner && (filling || unsaved > 0))) return <GuestRedirect wasOpen={Boolean(owner)} />;
  if (user?.secondFactorRequired)
    return (
      <Suspense>
        <FactorRequired />
      </Suspense>
    );
  return (
    <UnsavedWork value={tell}>
      <div key={owner?.id} {...watch}>
        {children}
        {!user && owner && (
          <Suspense>
            <SessionExpired user={owner} />
          </Suspense>
        )}
      </div>
    </UnsavedWork>
  );
}

/** The logged-in user, or who was until the session ended. */
function useOwner(user: User | null | undefined) {
  const [owner, setOwner] = useState(user);
  if (user && user.id !== owner?.id) setOwner(user);
  return user ?? owner;
}
