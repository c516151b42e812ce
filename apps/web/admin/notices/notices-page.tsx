import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useTabParam } from '../../shared/search-params/use-tab-param.ts';
import { notices as words } from '../../texts/admin/notices.ts';
import { titles } from '../../texts/titles.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { pageTitle } from '../../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import * as css from '../admin-page.css.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { useLiveUpdates } from '../live-updates.ts';
import { FailedCount } from './letters/failed-count.tsx';
import { useFailedLetters } from './letters/failed-letters.ts';

const TomorrowTab = lazyWithBoundary(() => import('./tomorrow/tomorrow-tab.tsx'));
const LettersTab = lazyWithBoundary(() => import('./letters/letters-tab.tsx'));

/** In their order, by their name in the address; a tab's code is loaded when it is first opened. */
const contents = { domani: <TomorrowTab />, lettere: <LettersTab /> };

const tabNames = ['domani', 'lettere'] as const satisfies readonly (keyof typeof contents)[];

/** Customers whom the shop has to contact: tomorrow's, and those whom no letter has reached. */
export default function NoticesPage() {
  return (
    <AdminsOnly>
      <Notices />
    </AdminsOnly>
  );
}

function Notices() {
  const [tab, openTab] = useTabParam(tabNames);
  useLiveUpdates();
  const failed = useFailedLetters().data?.length ?? 0;
  const labels = {
    domani: words.tabs.domani,
    lettere: (
      <>
        {words.tabs.lettere} <FailedCount count={failed} />
      </>
    ),
  };
  const tabs = tabNames.map(value => ({
    value,
    label: labels[value],
    content: <Suspense fallback={<PageSpinner />}>{value === tab && contents[value]}</Suspense>,
  }));
  return (
    <div className={css.page}>
      <Link to="/admin" className={css.back}>
        <ChevronLeft size={18} aria-hidden="true" />
        <span>{words.back}</span>
      </Link>
      <h1 className={classNames(pageTitle, css.title)}>{titles.notices}</h1>
      <Tabs label={words.tabs.label} tabs={tabs} value={tab} onChange={openTab} />
    </div>
  );
}
