import type { ReactNode } from 'react';
import { type Appointment, writtenDayOf } from '../shared/appointments/appointment.ts';
import { AppointmentFacts } from '../shared/appointments/appointment-facts.tsx';
import { StatusBadge } from '../shared/appointments/status-badge.tsx';
import { appointments as words } from '../texts/appointments.ts';
import { Card } from '../ui/card/card.tsx';
import * as css from './appointment-card.css.ts';
import { ServiceThumbnail } from './service-thumbnail.tsx';

type AppointmentCardProps = {
  appointment: Appointment;
  /** The shop's time zone. */
  zone: string;
  headingLevel: 'h2' | 'h3';
  /** What can be done with it. */
  actions: ReactNode;
};

export function AppointmentCard({ appointment, zone, headingLevel, actions }: AppointmentCardProps) {
  const Heading = headingLevel;
  const { serviceName, date, time, endTime } = appointment;
  return (
    <Card as="article" className={css.card}>
      <ServiceThumbnail appointment={appointment} />
      <div className={css.head}>
        <Heading className={css.name}>{serviceName}</Heading>
        <p className={css.when}>
          <time dateTime={date} className={css.day}>
            {writtenDayOf(appointment, zone)}
          </time>
          <span className={css.hours}>{words.between(time, endTime)}</span>
        </p>
      </div>
      <div className={css.facts}>
        <AppointmentFacts appointment={appointment} />
      </div>
      <div className={css.side}>
        <StatusBadge appointment={appointment} />
        {actions}
      </div>
    </Card>
  );
}
