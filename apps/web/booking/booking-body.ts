import type { BookingBody } from '../shared/appointments/book-appointment.ts';
import { asked } from '../shared/services/chosen-services.ts';
import type { User } from '../shared/session/session.ts';
import type { Service } from '../shared/shop/shop-data.ts';
import { booking as words } from '../texts/booking.ts';
import type { Toast } from '../ui/toast/toast.ts';
import { type Draft, servicesIn } from './draft.ts';

export type OwnBooking = BookingBody & { userId: number };

/** The request for a draft, on the terms of the service that is shown, or the toast for one that lacks a service, a day or a time. */
export function bookingOf(
  draft: Draft,
  user: Pick<User, 'id'>,
  service: Pick<Service, 'price' | 'duration'>,
): { body: OwnBooking } | { missing: Toast } {
  const { stylistId, date, time, notes } = draft;
  const ids = servicesIn(draft);
  if (ids.length === 0 || date === null || time === null)
    return { missing: { title: words.failed.title, description: words.incomplete, tone: 'destructive' } };
  const expected = { price: service.price, duration: service.duration };
  return {
    body: {
      ...{ userId: user.id, ...asked(ids), stylistId, date, time },
      ...{ notes: notes.trim() || null, expected },
    },
  };
}
