import type { AppointmentDetails } from '../booking/appointment-view.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { User } from '../people/user.ts';
import type { AppointmentFilter, Appointments } from '../ports/appointments.ts';
import type { UserFilter, Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';

type Denied = ProblemOf<'not-logged-in' | 'not-permitted'>;

/** Read in parts as they are asked for: nobody holds a whole list, but for its ids. */
type Parts<T> = AsyncIterable<readonly T[]>;

const AT_ONCE = 480;

/** Newest first, for a file that leaves the shop. */
export function takeAppointments(
  { appointments }: { readonly appointments: Pick<Appointments, 'ids' | 'list'> },
  actor: Actor,
  filter: AppointmentFilter,
  atOnce = AT_ONCE,
): Result<Parts<AppointmentDetails>, Denied> {
  const allowed = permit(actor, 'take-lists');
  return allowed.ok ? ok(partsOf(appointments, filter, atOnce)) : allowed;
}

/** Everybody but administrators, by shown name, likewise. */
export function takeCustomers(
  { users }: { readonly users: Pick<Users, 'ids' | 'list'> },
  actor: Actor,
  { search }: Pick<UserFilter, 'search'>,
  atOnce = AT_ONCE,
): Result<Parts<User>, Denied> {
  const allowed = permit(actor, 'take-lists');
  const filter: UserFilter = { role: 'customer', search };
  return allowed.ok ? ok(partsOf(users, filter, atOnce)) : allowed;
}

interface List<Filter, T> {
  ids(filter: Filter): Promise<readonly number[]>;
  list(filter: Filter & { readonly ids: readonly number[] }): Promise<readonly T[]>;
}

/** Each row once that was in the list and still is, wherever it has moved meanwhile: half a list must not look whole. */
async function* partsOf<Filter, T>(rows: List<Filter, T>, filter: Filter, atOnce: number): Parts<T> {
  const ids = await rows.ids(filter);
  for (let from = 0; from < ids.length; from += atOnce)
    yield await rows.list({ ...filter, ids: ids.slice(from, from + atOnce) });
}
