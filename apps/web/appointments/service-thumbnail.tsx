import { Scissors } from 'lucide-react';
import { type Appointment } from '../shared/appointments/appointment.ts';
import { tint } from '../shared/services/service-picture.css.ts';
import { ServicePicture } from '../shared/services/service-picture.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { useServiceOf } from './appointments.ts';
import * as css from './service-thumbnail.css.ts';

/** The picture of the booked service. Until it is there, and when it cannot be had, its place shows a pair of scissors. */
export function ServiceThumbnail({ appointment }: { appointment: Appointment }) {
  const { data: service } = useServiceOf(appointment);
  return (
    <div className={classNames(tint, css.thumbnail)} data-category={service?.category}>
      {service ? (
        <ServicePicture service={service} />
      ) : (
        <Scissors className={css.standIn} size={30} strokeWidth={1.3} aria-hidden="true" />
      )}
    </div>
  );
}
