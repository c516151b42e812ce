import type { AppointmentDetails } from '../booking/appointment-view.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { User } from '../people/user.ts';
import type { AppointmentFilter, Appointments } from '../ports/appointments.ts';
import type { Page, PageRequest } from '../ports/page.ts';
import type { UserFilter, Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';

type Denied = ProblemOf<'not-logged-in' | 'not-permitted'>;

/** Read in parts as they are asked for: nobody holds a whole list. */
type Parts<T> = AsyncIterable<readonly T[]>;

const AT_ONCE = 480;

/** Newest first, for a file that leaves the shop. */
export function takeAppointments(
  { appointments }: { readonly appointments: Pick<Appointments, 'page'> },
  actor: Actor,
  filter: AppointmentFilter,
): Result<Parts<AppointmentDetails>, Denied> {
  const allowed = permit(actor, 'take-lists');
  return allowed.ok ? ok(partsOf(request => appointments.page(filter, request))) : allowed;
}

/** Everybody but administrators, by shown name, likewise. */
export function takeCustomers(
  { users }: { readonly users: Pick<Users, 'page'> },
  actor: Actor,
  { search }: Pick<UserFilter, 'search'>,
): Result<Parts<User>, Denied> {
  const allowed = permit(actor, 'take-lists');
  return allowed.ok ? ok(partsOf(request => users.page({ role: 'customer', search }, request))) : allowed;
}

/** The row that the next part follows was deleted meanwhile: half a list must not look whole. */
class ListChanged extends Error {
  override readonly message = 'the list changed while it was read';
}

async function* partsOf<T>(read: (request: PageRequest) => Promise<Page<T>>): Parts<T> {
  let after: number | undefined;
  do {
    const { items, next } = await read({ limit: AT_ONCE, after });
    if (after !== undefined && items.length === 0) throw new ListChanged();
    yield items;
    after = next ?? undefined;
  } while (after !== undefined);
}
