import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { capitalised, formatDay } from '../format/days.ts';
import type { WallClock } from '../format/wall-clock.ts';
import { type Appointment, dayOf } from '../shared/appointments/appointment.ts';
import { AppointmentFacts } from '../shared/appointments/appointment-facts.tsx';
import { StatusBadge } from '../shared/appointments/status-badge.tsx';
import { invalidate } from '../shared/requests/stale-lists.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { useMidnight } from '../shared/shop/use-midnight.ts';
import { useWallClock } from '../shared/shop/use-wall-clock.ts';
import { appointments as words } from '../texts/appointments.ts';
import { Card } from '../ui/card/card.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { eyebrow as eyebrowLook, pole } from '../ui/layout/layout.css.ts';
import { distance } from './appointments.ts';
import * as css from './next-appointment.css.ts';
import { ServiceThumbnail } from './service-thumbnail.tsx';

/** The appointment that comes first, as a ticket. */
export function NextAppointment({
  eyebrow,
  appointment,
  zone,
  actions,
}: {
  /** Why it stands first. */
  eyebrow: string;
  appointment: Appointment;
  zone: string;
  actions: ReactNode;
}) {
  const { data: shop } = useShop();
  const now = useWallClock(zone);
  useMidnight(zone);
  const day = dayOf(appointment, zone);
  const { date, time, endTime, serviceName } = appointment;
  useRefetchOnceBegun(now !== null && isLater(now, day, time) ? now.time : null);
  return (
    <Card as="article" padding="none" className={css.ticket} aria-labelledby="prossimo">
      <div className={css.stub}>
        <span className={classNames(pole, css.stripe)} aria-hidden="true" />
        <p className={css.distance}>{shop ? distance(shop.today, day) : '\u00a0'}</p>
        <time dateTime={date} className={css.when}>
          <span>{capitalised(formatDay(day, 'weekday'))}</span>{' '}
          <span className={css.hours}>{words.between(time, endTime)}</span>{' '}
          <span className={css.day}>{formatDay(day, 'date')}</span>
        </time>
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <p className={eyebrowLook}>{eyebrow}</p>
          <h2 id="prossimo" className={css.name}>
            {serviceName}
          </h2>
        </div>
        <ServiceThumbnail appointment={appointment} />
        <div className={css.facts}>
          <AppointmentFacts
            appointment={appointment}
            {...(shop && { place: `${shop.address.street}, ${shop.address.city}` })}
          />
        </div>
        <div className={css.foot}>
          <StatusBadge appointment={appointment} />
          {actions}
        </div>
      </div>
    </Card>
  );
}

/**
 * A page may stay open for days: what has begun is next no more. The server says what it is now. It is asked anew every
 * minute until it does: a phone that wakes up has no network at first. `minute`: the present one, once the appointment has begun.
 */
function useRefetchOnceBegun(minute: string | null) {
  const queries = useQueryClient();
  useEffect(() => {
    if (minute !== null) void invalidate(queries, ['appointments']);
  }, [minute, queries]);
}

const isLater = (now: WallClock, day: string, time: string): boolean =>
  `${now.date} ${now.time}` > `${day} ${time}`;
