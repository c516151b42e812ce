import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { authLinks } from '../shared/session/auth-links.ts';
import { resetTokenInFragment, resetTokenInState } from '../shared/session/reset-token.ts';
import { returnPath, returnState } from '../shared/session/return-place.ts';
import { hasSessionEnded, type User, useSession } from '../shared/session/session.ts';
import { layout } from '../texts/layout.ts';
import { pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import { trouble } from './layout.css.ts';
import type { Access } from './routes.tsx';

type GuardProps = { access: Access; stays: boolean; children: ReactNode };

/** Lets in whom the page is for. The server decides for itself; this only spares people a dead end. */
export function Guard({ access, ...rest }: GuardProps) {
  return access === 'anyone' ? rest.children : <Restricted access={access} {...rest} />;
}

function Restricted({ access, stays, children }: GuardProps) {
  const queries = useQueryClient();
  const { user, isPending, error, refetch } = useSession();
  const location = useLocation();
  const { state, hash } = location as { state: unknown; hash: string };
  const resetToken = access === 'guest' ? resetTokenInFragment(hash) : null;
  if (resetToken !== null) return <Navigate to={authLinks.reset} replace state={{ resetToken }} />;
  // A link from a letter is for whoever holds it, also while somebody is logged in.
  if (access === 'guest' && resetTokenInState(state)) return children;
  if (isPending) return <PageSpinner />;
  // A failed session request keeps the known user: the page and what is typed in it stay.
  if (error && user === undefined)
    return (
      <div className={`${wrap} ${trouble}`}>
        <h1 className={pageTitle}>{layout.broken.title}</h1>
        <ReadFailed what={layout.sessionUnknown} reads={[{ error, refetch }]} />
      </div>
    );
  if (access === 'user' && !user && !(stays && hasSessionEnded(queries)))
    return <Navigate to="/auth" replace state={returnState(location)} />;
  const elsewhere = placeInstead(access, user, state);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  // Remounts for another user, who may have logged in in another tab: typed text is not theirs. The dashboard sees
  // to that itself.
  return <Fragment key={access === 'admin' ? access : user?.id}>{children}</Fragment>;
}

/** Where to redirect a user who may not see this page; undefined for users who may. */
function placeInstead(access: Access, user: User | null | undefined, state: unknown): string | undefined {
  // The dashboard redirects guests itself.
  if (access === 'admin' && user && !user.isAdmin) return '/';
  return access === 'guest' && user ? returnPath(state) : undefined;
}
