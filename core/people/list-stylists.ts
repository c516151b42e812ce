import type { Temporal } from 'temporal-polyfill';
import { backOn } from '../calendar/back-on.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';
import {
  type StylistView,
  type StylistWithAccount,
  stylistViewFor,
  stylistWithAccount,
} from './stylist-view.ts';
import { byDisplayName } from './user.ts';

export interface FormerStylistView extends StylistWithAccount {
  /** Confirmed ones that lie ahead. */
  readonly futureAppointments: number;
}

export type BookableStylistView = StylistView & {
  /** The day on which they are there again; null: they are there when the shop opens. */
  readonly backOn: Temporal.PlainDate | null;
};

type Denied = ProblemOf<'not-logged-in' | 'not-permitted'>;

export async function listStylists(
  deps: { readonly users: Users; readonly timetables: Timetables; readonly clock: Clock },
  actor: Actor,
): Promise<Result<readonly BookableStylistView[], Denied>> {
  const allowed = permit(actor, 'list-stylists');
  if (!allowed.ok) return allowed;
  const [stylists, timetable] = await Promise.all([deps.users.stylists(), deps.timetables.current()]);
  const today = shopMoment(timetable.hours, deps.clock.now()).date;
  return ok(
    stylists.toSorted(byDisplayName).map(user => ({
      ...stylistViewFor(actor, user, timetable),
      backOn: backOn(timetable, user.id, today),
    })),
  );
}

/** `whoEverHadVisits` adds former stylists who have only past or cancelled appointments. */
export async function listStylistsWithFormer(
  deps: {
    readonly users: Users;
    readonly appointments: Appointments;
    readonly timetables: Timetables;
    readonly clock: Clock;
  },
  actor: Actor,
  { whoEverHadVisits }: { readonly whoEverHadVisits: boolean },
): Promise<Result<readonly FormerStylistView[], Denied>> {
  const allowed = permit(actor, 'list-former-stylists');
  if (!allowed.ok) return allowed;
  const ahead = await deps.appointments.countUpcomingByStylist(deps.clock.now());
  const wanted = whoEverHadVisits ? await deps.appointments.everBookedStylists() : [...ahead.keys()];
  const present = await deps.users.stylists();
  const left = wanted.filter(id => !present.some(stylist => stylist.id === id));
  const former = await deps.users.findMany(left);
  const everybody = [...present, ...former].toSorted(byDisplayName);
  const timetable = await deps.timetables.current();
  return ok(
    everybody.map(user => ({
      ...stylistWithAccount(user, timetable),
      futureAppointments: ahead.get(user.id) ?? 0,
    })),
  );
}
