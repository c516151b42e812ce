import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { Toaster } from '../ui/toaster.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { notFoundPage, type Page, pages } from './routes.tsx';

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
      <Toaster />
    </QueryClientProvider>
  );
}

function PageFrame({ page }: { page: Page }) {
  const { Content, title, access, path } = page;
  return (
    <ErrorBoundary key={path}>
      <Guard access={access}>
        <Content />
        <Arrival title={title} />
      </Guard>
    </ErrorBoundary>
  );
}
