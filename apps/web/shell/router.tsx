import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { UNSAFE_createBrowserHistory as createHistory, Router } from 'react-router-dom';
import { PendingLine } from '../ui/loading/pending-line.tsx';

/** The router's own does not tell that a page is still on its way: until its code is there, the one before stays, below a line. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [isOnItsWay, startTransition] = useTransition();
  useLayoutEffect(() => history.listen(place => startTransition(() => setPlace(place))), [history]);
  return (
    <Router navigationType={action} location={location} navigator={history}>
      {isOnItsWay && <PendingLine />}
      {children}
    </Router>
  );
}
