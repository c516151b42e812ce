import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../shared/session/session.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { RouteFocus } from './route-focus.tsx';
import { notFoundPage, type Page, pageAt, pages } from './routes.tsx';

/** The whole app inside a router: BrowserRouter in the browser, StaticRouter on the server. */
export function App({ queries }: { queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <Routes>
        <Route element={<Layout />}>
          {[...pages, notFoundPage].map(page => (
            <Route key={page.path} path={page.path} element={<PageFrame page={page} />} />
          ))}
        </Route>
      </Routes>
      <Toasts />
    </QueryClientProvider>
  );
}

/** Guests get no message. */
function Toasts() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return <Toaster soon={Boolean(user) || pageAt(pathname).access !== 'anyone'} />;
}

function PageFrame({ page }: { page: Page }) {
  const { Content, title, access, path, staysWithoutSession = false } = page;
  return (
    <ErrorBoundary key={path}>
      <Guard access={access} stays={staysWithoutSession}>
        <Content />
        <RouteFocus title={title} />
      </Guard>
    </ErrorBoundary>
  );
}
