import { BellRing, ChartColumn, Settings } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isIsoDate } from '../format/iso-date.ts';
import { useTabParam } from '../shared/search-params/use-tab-param.ts';
import { admin as words } from '../texts/admin/dashboard.ts';
import { titles } from '../texts/titles.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { pageTitle } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import * as css from './admin-page.css.ts';
import { AdminsOnly } from './admins-only.tsx';
import { useLiveUpdates } from './live-updates.ts';
import { FailedCount } from './notices/letters/failed-count.tsx';
import { useFailedLetters } from './notices/letters/failed-letters.ts';
import { OutsideButton } from './outside/outside-button.tsx';
import { useOutsideAppointments } from './shared/affected/outside-appointments.ts';

const SuggestFactor = lazyWithBoundary(() => import('./shared/second-factor/suggest-factor.tsx'), null);
const DaySheets = lazyWithBoundary(() => import('./calendar/paper/day-sheets.tsx'));
const OutsidePanel = lazyWithBoundary(() => import('./outside/outside-panel.tsx'));
const CalendarTab = lazyWithBoundary(() => import('./calendar/calendar-tab.tsx'));
const AppointmentsTab = lazyWithBoundary(() => import('./appointments/appointments-tab.tsx'));
const ServicesTab = lazyWithBoundary(() => import('./services/services-tab.tsx'));
const CustomersTab = lazyWithBoundary(() => import('./customers/customers-tab.tsx'));
const StylistsTab = lazyWithBoundary(() => import('./stylists/stylists-tab.tsx'));

/** In their order; a tab's code is loaded when it is first opened. */
const contents = {
  calendario: <CalendarTab />,
  appuntamenti: <AppointmentsTab />,
  servizi: <ServicesTab />,
  clienti: <CustomersTab />,
  stylist: <StylistsTab />,
};

const tabNames = [
  'calendario',
  'appuntamenti',
  'servizi',
  'clienti',
  'stylist',
] as const satisfies readonly (keyof typeof contents)[];

export default function AdminPage() {
  return (
    <AdminsOnly>
      <DashboardOrPaper />
    </AdminsOnly>
  );
}

function DashboardOrPaper() {
  const day = useSearchParams()[0].get('stampa') ?? '';
  if (!isIsoDate(day))
    return (
      <>
        <Dashboard />
        <div className={css.end}>
          <Suspense>
            <SuggestFactor />
          </Suspense>
        </div>
      </>
    );
  return (
    <Suspense fallback={<PageSpinner />}>
      <DaySheets day={day} />
    </Suspense>
  );
}

function Dashboard() {
  const [tab, openTab] = useTabParam(tabNames);
  useLiveUpdates();
  const outside = useOutsideAppointments().data ?? [];
  const failed = useFailedLetters().data?.length ?? 0;
  const [dealing, deal] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const dealt = () => {
    (opener.current ?? heading.current)?.focus();
    deal(false);
  };
  const tabs = tabNames.map(value => ({
    value,
    label: words.tabs[value],
    content: value === tab && (
      <Suspense fallback={<PageSpinner />}>
        {dealing && <OutsidePanel appointments={outside} onClose={dealt} />}
        <Content of={value} />
      </Suspense>
    ),
  }));
  return (
    <div className={classNames(css.page, tab === 'calendario' && css.filled)}>
      <div className={css.top}>
        <div className={css.heading}>
          <h1 ref={heading} tabIndex={-1} className={pageTitle}>
            {titles.admin}
          </h1>
          <p className={css.lead}>{words.lead}</p>
        </div>
        <div className={css.places}>
          <OutsideButton ref={opener} count={outside.length} open={dealing} onToggle={() => deal(!dealing)} />
          <nav aria-label={words.places} className={css.otherPages}>
            <Link to={failed > 0 ? '/admin/notices?scheda=lettere' : '/admin/notices'} className={css.place}>
              <BellRing className={css.placeIcon} size={20} strokeWidth={1.7} aria-hidden="true" />
              <span className={css.placeName}>{titles.notices}</span>
              <FailedCount count={failed} />
            </Link>
            <Link to="/admin/statistics" className={css.place}>
              <ChartColumn className={css.placeIcon} size={20} strokeWidth={1.7} aria-hidden="true" />
              <span className={css.placeName}>{titles.statistics}</span>
            </Link>
            <Link to="/admin/settings" className={css.place}>
              <Settings className={css.placeIcon} size={20} strokeWidth={1.7} aria-hidden="true" />
              <span className={css.placeName}>{titles.settings}</span>
            </Link>
          </nav>
        </div>
      </div>
      <Tabs label={words.tabs.label} tabs={tabs} value={tab} onChange={openTab} />
    </div>
  );
}

const Content = ({ of }: { of: keyof typeof contents }) => contents[of];
