import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { WallClock } from '../format/wall-clock.ts';
import { type Appointment, dayOf } from '../shared/appointments/appointment.ts';
import { AppointmentFacts } from '../shared/appointments/appointment-facts.tsx';
import { distance } from '../shared/appointments/distance.ts';
import { StatusBadge } from '../shared/appointments/status-badge.tsx';
import { TicketStub } from '../shared/appointments/ticket-stub.tsx';
import { invalidate } from '../shared/requests/stale-lists.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { useMidnight } from '../shared/shop/use-midnight.ts';
import { useWallClock } from '../shared/shop/use-wall-clock.ts';
import { Card } from '../ui/card/card.tsx';
import { eyebrow as eyebrowLook } from '../ui/layout/layout.css.ts';
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
  const { time, serviceName } = appointment;
  useRefetchOnceBegun(now !== null && isLater(now, day, time) ? now.time : null);
  return (
    <Card as="article" padding="none" className={css.ticket} aria-labelledby="prossimo">
      <TicketStub {...{ appointment, zone }} className={css.stub}>
        <p>{shop ? distance(shop.today, day) : '\u00a0'}</p>
      </TicketStub>
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
