import { Suspense, useState } from 'react';
import { useTabParam } from '../shared/search-params/use-tab-param.ts';
import { type User, useSession } from '../shared/session/session.ts';
import { admin as words } from '../texts/admin/dashboard.ts';
import { titles } from '../texts/titles.ts';
import { classNames } from '../ui/layout/class-names.ts';
import { pageTitle } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import * as css from './admin-page.css.ts';
import { Door } from './door/door.tsx';
import { useFilling } from './door/use-filling.ts';
import { useLiveUpdates } from './live-updates.ts';

const SessionOver = lazyWithBoundary(() => import('./door/session-over.tsx'));
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

/** A guest is led home, with a word on the way; whoever was typing when the session ended logs in where they are. */
export default function AdminPage() {
  const { user } = useSession();
  const owner = useOwner(user);
  const { filling, ...watch } = useFilling();
  if (!user && !(owner && filling)) return <Door wasOpen={Boolean(owner)} />;
  return (
    <div key={owner?.id} {...watch}>
      <Dashboard />
      {!user && owner && (
        <Suspense>
          <SessionOver user={owner} />
        </Suspense>
      )}
    </div>
  );
}

/** Whoever is logged in, or was until the session ended. */
function useOwner(user: User | null | undefined) {
  const [owner, setOwner] = useState(user);
  if (user && user.id !== owner?.id) setOwner(user);
  return user ?? owner;
}

function Dashboard() {
  const [tab, openTab] = useTabParam(tabNames);
  useLiveUpdates();
  const tabs = tabNames.map(value => ({
    value,
    label: words.tabs[value],
    content: <Suspense fallback={<PageSpinner />}>{value === tab && contents[value]}</Suspense>,
  }));
  return (
    <div className={classNames(css.page, tab === 'calendario' && css.filled)}>
      <div className={css.heading}>
        <h1 className={pageTitle}>{titles.admin}</h1>
        <p className={css.lead}>{words.lead}</p>
      </div>
      <Tabs label={words.tabs.label} tabs={tabs} value={tab} onChange={openTab} />
    </div>
  );
}
