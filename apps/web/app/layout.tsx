import { Outlet } from 'react-router-dom';
import { layout } from '../texts/layout.ts';
import { Footer } from './footer.tsx';
import * as css from './layout.css.ts';
import { TopBar } from './top-bar.tsx';

/** Bar, page, footer. */
export function Layout() {
  return (
    <div className={css.frame}>
      <a href="#contenuto" className={css.skip}>
        {layout.skip}
      </a>
      <TopBar />
      <main id="contenuto" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
