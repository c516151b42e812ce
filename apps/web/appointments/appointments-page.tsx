import { useRef, useState } from 'react';
import { type Appointment } from '../shared/appointments/appointment.ts';
import { useCancelAppointment } from '../shared/appointments/cancel-appointment.ts';
import { useTabParam } from '../shared/search-params/use-tab-param.ts';
import { useSession } from '../shared/session/session.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { appointments as words } from '../texts/appointments.ts';
import { titles } from '../texts/titles.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { Tabs } from '../ui/tabs/tabs.tsx';
import { useAppointments } from './appointments.ts';
import * as css from './appointments-page.css.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { AppointmentsSkeleton } from './list-skeleton.tsx';
import { TabContent } from './tab-content.tsx';

export default function AppointmentsPage() {
  const { user } = useSession();
  const shop = useShop();
  const appointments = useAppointments();
  const failed = [appointments, shop].filter(({ isError, data }) => isError && !data);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={css.head}>
        <div>
          <h1 className={pageTitle}>{titles.appointments}</h1>
          <p className={css.lead}>{user?.isAdmin ? words.leadForAdmins : words.lead}</p>
        </div>
        <ButtonLink to="/booking">{words.book}</ButtonLink>
      </div>
      {failed[0] ? (
        <Alert title={words.failed} onRetry={retry} retrying={failed.some(({ isFetching }) => isFetching)}>
          {failed[0].error?.message}
        </Alert>
      ) : (
        <Classified appointments={appointments.data} zone={shop.data?.zone} />
      )}
    </div>
  );
}

const tabNames = ['prossimi', 'passati', 'cancellati'] as const;
const classifications = { prossimi: 'upcoming', passati: 'past', cancellati: 'cancelled' } as const;

type ClassifiedProps = { appointments: readonly Appointment[] | undefined; zone: string | undefined };

/** The three tabs, and the one question that may be asked above them. */
function Classified({ appointments, zone }: ClassifiedProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [tab, openTab] = useTabParam(tabNames);
  const [asked, ask] = useState<Appointment | null>(null);
  const { cancel, busy } = useCancelAppointment(() => ask(null));
  const known = appointments && zone ? { appointments, zone } : null;
  const tabs = tabNames.map(value => {
    const classification = classifications[value];
    const content = known ? (
      <TabContent {...known} classification={classification} onCancel={ask} />
    ) : (
      <AppointmentsSkeleton />
    );
    return { value, label: words[classification].tab, content };
  });
  return (
    <div ref={whole}>
      <Tabs label={words.tabs} tabs={tabs} value={tab} onChange={openTab} />
      {known && (
        <CancelDialog
          appointment={asked}
          zone={known.zone}
          busy={busy}
          onConfirm={appointment => void cancel(appointment)}
          onClose={() => ask(null)}
          otherwiseFocus={() =>
            whole.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
          }
        />
      )}
    </div>
  );
}
