import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSharedSession } from '../shared/session/session.ts';
import { layout } from '../texts/layout.ts';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import { Footer } from './footer.tsx';
import * as css from './layout.css.ts';
import { TopBar } from './top-bar/top-bar.tsx';

/**
 * Bar, page, footer. The boundary survives navigation: the page that is left stays until the code of the next
 * is there, and only a first page shows the spinner.
 */
export function Layout() {
  useSharedSession();
  return (
    <div className={css.frame}>
      <a href="#contenuto" className={css.skip}>
        {layout.skip}
      </a>
      <TopBar />
      <main id="contenuto" tabIndex={-1} className={css.main}>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
