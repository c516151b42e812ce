import type { Temporal } from 'temporal-polyfill';
import { datesIn } from '../calendar/dates-in.ts';
import { type DayStretch, dayStretches } from '../calendar/day-stretches.ts';
import type { Closure, DateRange, Timetable } from '../calendar/timetable.ts';
import { closureOn } from '../calendar/timetable-on.ts';
import { shopDay, workDay } from '../calendar/work-day.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { StylistId } from '../people/user.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';

export interface TeamDay {
  readonly date: Temporal.PlainDate;
  readonly closure: Closure | null;
  readonly stylists: readonly { readonly stylistId: StylistId; readonly stretches: readonly DayStretch[] }[];
}

interface Deps {
  readonly timetables: Timetables;
  readonly users: Users;
  readonly appointments: Appointments;
}

/** Of everybody who takes bookings or ever did, or of one of them. */
export async function seeWorkDays(
  { timetables, users, appointments }: Deps,
  actor: Actor,
  { stylistId, ...range }: DateRange & { readonly stylistId?: StylistId | undefined },
): Promise<Result<readonly TeamDay[], ProblemOf<'not-logged-in' | 'not-permitted' | 'stylist-not-found'>>> {
  const allowed = permit(actor, 'see-work-days');
  if (!allowed.ok) return allowed;
  const timetable = await timetables.current();
  const present = (await users.stylists()).map(({ id }) => id);
  const everybody = [...new Set([...present, ...(await appointments.everBookedStylists())])];
  const stylists = stylistId === undefined ? everybody : everybody.filter(id => id === stylistId);
  if (stylistId !== undefined && stylists.length === 0) return refuse({ code: 'stylist-not-found' });
  return ok(datesIn(range).map(date => teamDay(timetable, date, stylists)));
}

function teamDay(timetable: Timetable, date: Temporal.PlainDate, stylists: readonly StylistId[]): TeamDay {
  const shop = shopDay(timetable, date);
  return {
    date,
    closure: closureOn(timetable, date) ?? null,
    stylists: stylists.map(stylistId => ({
      stylistId,
      stretches: dayStretches(timetable, workDay(timetable, shop, stylistId), stylistId),
    })),
  };
}
