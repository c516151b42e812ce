import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useShop } from '../shared/shop/shop-data.ts';
import { pageTitle } from '../texts/titles.ts';
import { savedScroll, trackScroll } from './scroll-memory.ts';

let shownPath: string | null = null;

/**
 * Runs when a page's code has loaded and it is rendered: the title changes, the window scrolls to the
 * top or to where it was, and the heading receives the focus so that it is read out. Not on the first page,
 * where the browser does all this itself.
 */
export function RouteFocus({ title }: { title: string }) {
  const { pathname, hash, key } = useLocation();
  const place = `${key} ${pathname}`;
  const byHistory = useNavigationType() === 'POP';
  const { data: shop } = useShop();

  useEffect(() => {
    document.title = pageTitle(title, shop?.name);
  }, [title, shop?.name]);

  useLayoutEffect(() => {
    // A change of search or hash alone is the page's own affair.
    if (shownPath === pathname) return;
    const first = shownPath === null;
    shownPath = pathname;
    // A visitor may have begun to read, or to tap, before the page was taken over: it stays under the finger.
    const stays = first && (window.scrollY > 0 || isFreshVisit());
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (!stays) window.scrollTo(0, byHistory ? savedScroll(place) : 0);
    if (!first) focusHeading();
  }, [pathname, hash, byHistory, place]);

  useEffect(() => trackScroll(place), [place]);
  // From here on the whole page is hydrated.
  useEffect(() => window.earlyPresses?.replay(), []);
  return null;
}

/** Neither reloaded nor come back to: a tab's first entries all share one key, and what it kept is an earlier page's. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
