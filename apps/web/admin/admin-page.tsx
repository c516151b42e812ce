import { Suspense } from 'react';
import { useTabInAddress } from '../shared/address/tab-in-address.ts';
import { admin as words } from '../texts/admin/dashboard.ts';
import { titles } from '../texts/titles.ts';
import { pageTitle } from '../ui/layout/layout.css.ts';
import { part } from '../ui/loading/lazy-with-boundary.tsx';
import { PageSpinner } from '../ui/loading/spinner.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import * as css from './admin-page.css.ts';
import { useLiveChanges } from './live-changes.ts';

const CalendarTab = part(() => import('./calendar/calendar-tab.tsx'));
const AppointmentsTab = part(() => import('./appointments/appointments-tab.tsx'));
const ServicesTab = part(() => import('./services/services-tab.tsx'));
const CustomersTab = part(() => import('./customers/customers-tab.tsx'));
const StylistsTab = part(() => import('./stylists/stylists-tab.tsx'));

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
  const [tab, openTab] = useTabInAddress(tabNames);
  useLiveChanges();
  const tabs = tabNames.map(value => ({
    value,
    label: words.tabs[value],
    content: <Suspense fallback={<PageSpinner />}>{value === tab && contents[value]}</Suspense>,
  }));
  return (
    <div className={css.page}>
      <h1 className={pageTitle}>{titles.admin}</h1>
      <p className={css.lead}>{words.lead}</p>
      <Tabs label={words.tabs.label} tabs={tabs} value={tab} onChange={openTab} />
    </div>
  );
}
