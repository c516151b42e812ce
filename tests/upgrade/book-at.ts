import { Temporal } from 'temporal-polyfill';
import { bookAppointment } from '../../core/booking/book-appointment.ts';
import { actorOf } from '../../core/people/permissions.ts';
import type { User } from '../../core/people/user.ts';

/** A customer books for themselves; `at`: date and time in the shop, such as `2027-01-05T10:00`. */
export function bookAt(
  deps: Parameters<typeof bookAppointment>[0],
  customer: User,
  service: { readonly id: number },
  stylist: User | null,
  at: string,
) {
  const when = Temporal.PlainDateTime.from(at);
  return bookAppointment(deps, actorOf(customer), {
    ...{ userId: customer.id, serviceIds: [service.id], stylistId: stylist?.id ?? null },
    ...{ date: when.toPlainDate(), time: when.toPlainTime(), notes: `alle ${at}` },
  });
}
