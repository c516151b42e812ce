import { type ReactNode, Suspense, useState } from 'react';
import { type User, useSession } from '../shared/session/session.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { Door } from './door/door.tsx';
import { useFilling } from './door/use-filling.ts';
import { UnsavedWork, useUnsavedCount } from './unsaved.ts';

const FactorFirst = lazyWithBoundary(() => import('./door/factor-first.tsx'));
const SessionOver = lazyWithBoundary(() => import('./door/session-over.tsx'));

/** A guest is led home, with a word on the way; whoever was typing when the session ended logs in where they are. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const owner = useOwner(user);
  const { filling, ...watch } = useFilling();
  const { unsaved, tell } = useUnsavedCount();
  if (!user && !(owner && (filling || unsaved > 0))) return <Door wasOpen={Boolean(owner)} />;
  if (user?.secondFactorRequired)
    return (
      <Suspense>
        <FactorFirst />
      </Suspense>
    );
  return (
    <UnsavedWork value={tell}>
      <div key={owner?.id} {...watch}>
        {children}
        {!user && owner && (
          <Suspense>
            <SessionOver user={owner} />
          </Suspense>
        )}
      </div>
    </UnsavedWork>
  );
}

/** Whoever is logged in, or was until the session ended. */
function useOwner(user: User | null | undefined) {
  const [owner, setOwner] = useState(user);
  if (user && user.id !== owner?.id) setOwner(user);
  return user ?? owner;
}
