import { CalendarX2, Check, Hourglass, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../adapters/http/contract/people/erasing.ts';
import { capitalised, formatDay } from '../../format/days.ts';
import { appointments } from '../../texts/appointments.ts';
import { erasing as words } from '../../texts/people/erasing.ts';
import { Card } from '../../ui/card/card.tsx';
import { type Appointment, dayOf, stylistOf } from '../appointments/appointment.ts';
import * as css from './what-happens.css.ts';

type WhatHappensProps = { foreseen: ReplyOf<typeof contract.foreseeErasing>; zone: string };

/** Which appointments go, what goes at once, what stays and what goes later. */
export function WhatHappens({ foreseen: { appointments: cancelled, keeps }, zone }: WhatHappensProps) {
  return (
    <div className={css.parts}>
      <Card as="section" padding="l" aria-labelledby="si-cancellano">
        <h2 id="si-cancellano" className={css.title}>
          {words.cancels(cancelled.length)}
        </h2>
        {cancelled.length > 0 && (
          <>
            <p className={css.lead}>{words.cancelsLead}</p>
            <ul className={css.rows}>
              {cancelled.map(appointment => (
                <Visit key={appointment.id} appointment={appointment} zone={zone} />
              ))}
            </ul>
          </>
        )}
      </Card>
      <Card padding="l">
        <ul className={css.rows}>
          <Row icon={<X className={css.icons.goes} size={20} aria-hidden="true" />} title={words.goes}>
            {words.goesText}
          </Row>
          {keeps > 0 && (
            <Row
              icon={<Check className={css.icons.stays} size={20} aria-hidden="true" />}
              title={words.stays}
            >
              {words.staysText(keeps)}
            </Row>
          )}
          <Row
            icon={<Hourglass className={css.icons.later} size={20} aria-hidden="true" />}
            title={words.later}
          >
            {words.laterText}
          </Row>
        </ul>
      </Card>
    </div>
  );
}

function Visit({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const day = capitalised(formatDay(dayOf(appointment, zone), 'day'));
  return (
    <Row
      icon={<CalendarX2 className={css.icons.goes} size={20} aria-hidden="true" />}
      title={words.visit(day, appointment.time)}
    >
      {appointment.serviceName} {appointments.people(null, stylistOf(appointment))}
    </Row>
  );
}

const Row = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li className={css.row}>
    {icon}
    <div>
      <p className={css.strong}>{title}</p>
      <p className={css.text}>{children}</p>
    </div>
  </li>
);
