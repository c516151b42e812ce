import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { layout } from '../texts/layout.ts';
import { Alert } from '../ui/alert.tsx';
import { wrap } from '../ui/layout.css.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { trouble } from './layout.css.ts';
import { placeToReturn, rememberPlace } from './return-place.ts';
import type { Access } from './routes.tsx';
import { useSession } from './session.ts';

/** Lets in whom the page is for. The server decides for itself; this only spares people a dead end. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  return access === 'anyone' ? children : <Restricted access={access}>{children}</Restricted>;
}

function Restricted({ access, children }: { access: Access; children: ReactNode }) {
  const { user, isPending, isError, refetch } = useSession();
  const location = useLocation();
  if (isPending) return <PageSpinner />;
  if (isError)
    return (
      <div className={`${wrap} ${trouble}`}>
        <Alert onRetry={() => void refetch()}>{layout.sessionUnknown}</Alert>
      </div>
    );
  if (access === 'user' && !user) return <Navigate to="/auth" replace state={rememberPlace(location)} />;
  if (access === 'admin' && !user?.isAdmin) return <Navigate to="/" replace />;
  if (access === 'guest' && user) return <Navigate to={placeToReturn(location.state)} replace />;
  return children;
}
