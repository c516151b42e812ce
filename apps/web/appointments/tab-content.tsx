import { CalendarCheck, CalendarX, History } from 'lucide-react';
import { type Appointment } from '../shared/appointments/appointment.ts';
import { useSession } from '../shared/session/session.ts';
import { appointments as words } from '../texts/appointments.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { AppointmentActions, BookAgainLink } from './appointment-actions.tsx';
import { AppointmentList } from './appointment-list.tsx';
import { appointmentsUnder, type Classification } from './appointments.ts';
import * as css from './appointments-page.css.ts';
import { NextAppointment } from './next-appointment.tsx';

const icons = { upcoming: CalendarCheck, past: History, cancelled: CalendarX };

type TabContentProps = {
  classification: Classification;
  appointments: readonly Appointment[];
  zone: string;
  /** Stands first under what is to come, whenever it is. */
  booked: Appointment | undefined;
  onMove: (appointment: Appointment) => void;
  onCancel: (appointment: Appointment) => void;
};

export function TabContent({ classification, appointments, ...props }: TabContentProps) {
  const shown = appointmentsUnder(classification, appointments);
  if (shown.length === 0) return <Empty classification={classification} />;
  if (classification === 'upcoming') return <Upcoming appointments={shown} {...props} />;
  return <Over appointments={shown} zone={props.zone} />;
}

type UpcomingProps = Omit<TabContentProps, 'classification'>;

function Upcoming({ appointments, zone, booked, ...asks }: UpcomingProps) {
  const first = booked ?? appointments[0];
  const others = appointments.filter(appointment => appointment !== first);
  const actionsFor = (appointment: Appointment) => (
    <AppointmentActions appointment={appointment} zone={zone} {...asks} />
  );
  return (
    <>
      {first && (
        <NextAppointment
          key={first.id}
          eyebrow={booked ? words.justBooked : words.next}
          appointment={first}
          zone={zone}
          actions={actionsFor(first)}
        />
      )}
      {others.length > 0 && (
        <>
          <h2 className={css.later}>{first === appointments[0] ? words.later : words.others}</h2>
          <AppointmentList appointments={others} zone={zone} headingLevel="h3" actionsFor={actionsFor} />
        </>
      )}
    </>
  );
}

/** Past or cancelled: to be repeated by whoever it was for. */
function Over({ appointments, zone }: { appointments: readonly Appointment[]; zone: string }) {
  const { user } = useSession();
  return (
    <AppointmentList
      appointments={appointments}
      zone={zone}
      headingLevel="h2"
      actionsFor={appointment =>
        appointment.userId === user?.id && <BookAgainLink appointment={appointment} />
      }
    />
  );
}

function Empty({ classification }: Pick<TabContentProps, 'classification'>) {
  const Icon = icons[classification];
  return (
    <EmptyState
      icon={<Icon size={40} strokeWidth={1.3} />}
      title={words[classification].empty}
      action={<ButtonLink to="/booking">{words.bookFromEmpty}</ButtonLink>}
    />
  );
}
