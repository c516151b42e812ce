import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useTabParam } from '../../shared/search-params/use-tab-param.ts';
import { settings as words } from '../../texts/admin/settings/settings.ts';
import { titles } from '../../texts/titles.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { pageTitle } from '../../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import * as css from '../admin-page.css.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { useLiveUpdates } from '../live-updates.ts';

const SuggestFactor = lazyWithBoundary(() => import('../shared/second-factor/suggest-factor.tsx'), null);
const HoursTab = lazyWithBoundary(() => import('./hours/hours-tab.tsx'));
const ClosuresTab = lazyWithBoundary(() => import('./closures/closures-tab.tsx'));
const RulesTab = lazyWithBoundary(() => import('./rules/rules-tab.tsx'));
const CalendarsTab = lazyWithBoundary(() => import('./calendars/calendars-tab.tsx'));
const DataTab = lazyWithBoundary(() => import('./keeping/data-tab.tsx'));
const MessagesTab = lazyWithBoundary(() => import('./messages/messages-tab.tsx'));
const PeopleTab = lazyWithBoundary(() => import('./people/people-tab.tsx'));

/** In their order; a tab's code is loaded when it is first opened. */
const contents = {
  orari: <HoursTab />,
  chiusure: <ClosuresTab />,
  persone: <PeopleTab />,
  regole: <RulesTab />,
  messaggi: <MessagesTab />,
  calendari: <CalendarsTab />,
  dati: <DataTab />,
};

const tabNames = [
  'orari',
  'chiusure',
  'persone',
  'regole',
  'messaggi',
  'calendari',
  'dati',
] as const satisfies readonly (keyof typeof contents)[];

/** What is set once: when the shop is open, when not, who works when, and what is asked of customers. */
export default function SettingsPage() {
  return (
    <AdminsOnly>
      <Settings />
    </AdminsOnly>
  );
}

function Settings() {
  const [tab, openTab] = useTabParam(tabNames);
  useLiveUpdates();
  const tabs = tabNames.map(value => ({
    value,
    label: words.tabs[value],
    content: <Suspense fallback={<PageSpinner />}>{value === tab && contents[value]}</Suspense>,
  }));
  return (
    <div className={css.page}>
      <Link to="/admin" className={css.back}>
        <ChevronLeft size={18} aria-hidden="true" />
        <span>{words.back}</span>
      </Link>
      <h1 className={classNames(pageTitle, css.title)}>{titles.settings}</h1>
      <Suspense>
        <SuggestFactor />
      </Suspense>
      <Tabs label={words.tabs.label} tabs={tabs} value={tab} onChange={openTab} />
    </div>
  );
}
