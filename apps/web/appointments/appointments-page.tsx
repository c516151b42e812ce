import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Appointment } from '../shared/appointments/appointment.ts';
import { useCancelAppointment } from '../shared/appointments/cancel-appointment.ts';
import { CancelDialog } from '../shared/appointments/cancel-dialog.tsx';
import { useMoving } from '../shared/moving/use-moving.tsx';
import { ReadFailed } from '../shared/requests/read-failed.tsx';
import { useTabParam } from '../shared/search-params/use-tab-param.ts';
import { useSession } from '../shared/session/session.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { appointments as words } from '../texts/appointments.ts';
import { titles } from '../texts/titles.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../ui/loading/lazy-with-boundary.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import { useAppointments } from './appointments.ts';
import * as css from './appointments-page.css.ts';
import { AppointmentsSkeleton } from './list-skeleton.tsx';
import { TabContent } from './tab-content.tsx';

const MoveDialog = lazyWithBoundary(() => import('../shared/moving/by-month/move-dialog.tsx'));

export default function AppointmentsPage() {
  const { user } = useSession();
  const shop = useShop();
  const appointments = useAppointments();
  const booked = useBooked(appointments.data);
  const failed = [appointments, shop].filter(({ error, data }) => error && !data);
  return (
    <div className={classNames(wrap, css.page)}>
      <div className={css.head}>
        <div>
          <h1 className={pageTitle}>{titles.appointments}</h1>
          {!booked && <p className={css.lead}>{user?.isAdmin ? words.leadForAdmins : words.lead}</p>}
        </div>
        {!booked && <ButtonLink to="/booking">{words.book}</ButtonLink>}
      </div>
      {failed.length > 0 ? (
        <ReadFailed what={words.failed} reads={failed} />
      ) : (
        <Classified appointments={appointments.data} zone={shop.data?.zone} booked={booked} />
      )}
      {booked && (
        <p className={css.bookAgain}>
          <ButtonLink to="/booking" variant="ghost">
            {words.book}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** The appointment just booked, while it is to come: it stands first, and nothing above it asks for another. */
function useBooked(appointments: readonly Appointment[] | undefined): Appointment | undefined {
  const { state } = useLocation() as { state: { booked?: unknown } | null };
  return appointments?.find(
    ({ id, classification }) => id === state?.booked && classification === 'upcoming',
  );
}

const tabNames = ['prossimi', 'passati', 'cancellati'] as const;
const classifications = { prossimi: 'upcoming', passati: 'past', cancellati: 'cancelled' } as const;

type ClassifiedProps = {
  appointments: readonly Appointment[] | undefined;
  zone: string | undefined;
  booked: Appointment | undefined;
};

/** The three tabs, and what may stand above them: a question, or the dialog that moves. */
function Classified({ appointments, zone, booked }: ClassifiedProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [tab, openTab] = useTabParam(tabNames);
  const [asked, ask] = useState<Appointment | null>(null);
  const { cancel, busy } = useCancelAppointment(() => ask(null));
  const shownTab = () => whole.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  const [move, moveDialog] = useMoving(MoveDialog, shownTab);
  const known = appointments && zone ? { appointments, zone } : null;
  const tabs = tabNames.map(value => {
    const classification = classifications[value];
    const content = known ? (
      <TabContent {...known} {...{ classification, booked }} onMove={move} onCancel={ask} />
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
          otherwiseFocus={shownTab}
        />
      )}
      {moveDialog}
    </div>
  );
}
