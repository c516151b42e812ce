import { exactEuros } from '../../format/money.ts';
import { stylistOf, writtenDayOf } from '../../shared/appointments/appointment.ts';
import { appointments } from '../../texts/appointments.ts';
import { Card } from '../../ui/card/card.tsx';
import { AppointmentState } from '../shared/appointments/appointment-state.tsx';
import * as list from '../shared/list.css.ts';
import type { AppointmentRowProps } from './appointment-row.tsx';
import { OpenButton } from './open-button.tsx';
import { RemoveButton } from './remove-button.tsx';

export function AppointmentCard({ appointment, zone, onRemove, onShow }: AppointmentRowProps) {
  const { date, time, endTime, serviceName, price } = appointment;
  return (
    <Card as="li" className={list.card} tabIndex={-1}>
      <div className={list.cardHead}>
        <h2 className={list.cardTitle}>
          <OpenButton appointment={appointment} onShow={onShow} />
        </h2>
        <AppointmentState appointment={appointment} />
      </div>
      <p>
        <time dateTime={date}>
          {writtenDayOf(appointment, zone)}
          <span className={list.hours}>{appointments.between(time, endTime)}</span>
        </time>
      </p>
      <div className={list.cardFoot}>
        <p>
          {serviceName} {appointments.people(null, stylistOf(appointment))}
          <span className={list.price}>{exactEuros(price)}</span>
        </p>
        <RemoveButton appointment={appointment} onRemove={onRemove} />
      </div>
    </Card>
  );
}
