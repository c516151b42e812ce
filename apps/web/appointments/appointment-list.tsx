import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Appointment } from '../shared/appointments/appointment.ts';
import { appointments as words } from '../texts/appointments.ts';
import { Button } from '../ui/button/button.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import * as css from './appointment-list.css.ts';

const atOnce = 20;

type AppointmentListProps = {
  appointments: readonly Appointment[];
  zone: string;
  headingLevel: 'h2' | 'h3';
  actionsFor: (appointment: Appointment) => ReactNode;
};

/** Cards, twenty more with every press; the first of the new ones then has the focus. */
export function AppointmentList({ appointments, zone, headingLevel, actionsFor }: AppointmentListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(atOnce);
  useEffect(() => {
    const firstNew = list.current?.children[shown - atOnce];
    if (shown > atOnce && firstNew instanceof HTMLElement) firstNew.focus();
  }, [shown]);
  const left = appointments.length - shown;
  return (
    <>
      <ul ref={list} className={css.list}>
        {appointments.slice(0, shown).map(appointment => (
          <li key={appointment.id} tabIndex={-1} className={css.item}>
            <AppointmentCard
              appointment={appointment}
              zone={zone}
              headingLevel={headingLevel}
              actions={actionsFor(appointment)}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={css.more}>
          <Button variant="ghost" onClick={() => setShown(shown + atOnce)}>
            {words.more(left)}
          </Button>
        </p>
      )}
    </>
  );
}
