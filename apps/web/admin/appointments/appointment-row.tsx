import { capitalised, formatDay } from '../../format/days.ts';
import { exactEuros } from '../../format/money.ts';
import { dayOf, stylistOf } from '../../shared/appointments/appointment.ts';
import { adminAppointments } from '../../texts/admin/appointments.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { appointments } from '../../texts/appointments.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { AppointmentState } from '../shared/appointments/appointment-state.tsx';
import * as list from '../shared/list.css.ts';
import { OpenButton, type OpenButtonProps } from './open-button.tsx';
import { RemoveButton, type RemoveButtonProps } from './remove-button.tsx';

const words = adminAppointments.columns;

const columns = ['when', 'customer', 'service', 'stylist', 'price', 'status'] as const;

export function Headings() {
  return (
    <thead>
      <tr>
        {columns.map(name => (
          <th key={name} scope="col" className={classNames(list.heading, name === 'price' && list.atEnd)}>
            {words[name]}
          </th>
        ))}
        <th scope="col" className={list.heading}>
          <VisuallyHidden>{admin.list.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

export type AppointmentRowProps = RemoveButtonProps & OpenButtonProps & { zone: string };

export function AppointmentRow({ appointment, zone, onRemove, onShow }: AppointmentRowProps) {
  const { date, time, endTime, serviceName, price } = appointment;
  return (
    <tr className={list.row} tabIndex={-1}>
      <td className={list.data}>
        <time dateTime={date}>
          {capitalised(formatDay(dayOf(appointment, zone), 'short'))}
          <span className={list.hours}>{appointments.between(time, endTime)}</span>
        </time>
      </td>
      <th scope="row" className={classNames(list.data, list.fullName)}>
        <OpenButton appointment={appointment} onShow={onShow} />
      </th>
      <td className={list.data}>{serviceName}</td>
      <td className={classNames(list.data, list.roomy)}>{stylistOf(appointment)}</td>
      <td className={classNames(list.data, list.atEnd, list.unbroken)}>{exactEuros(price)}</td>
      <td className={list.data}>
        <AppointmentState appointment={appointment} />
      </td>
      <td className={list.data}>
        <div className={list.actions}>
          <RemoveButton appointment={appointment} onRemove={onRemove} />
        </div>
      </td>
    </tr>
  );
}
