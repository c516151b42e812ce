import { shopMoment } from '../../calendar/shop-time.ts';
import { displayName } from '../../people/user.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CalendarFeeds } from '../../ports/letters/calendar-feeds.ts';
import type { CalendarFiles } from '../../ports/letters/calendar-files.ts';
import type { Timetables } from '../../ports/timetables.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { AppointmentDetails } from '../appointment-view.ts';
import type { FeedEntry } from './feed.ts';

interface Deps {
  readonly calendarFeeds: CalendarFeeds;
  readonly calendarFiles: CalendarFiles;
  readonly appointments: Appointments;
  readonly timetables: Timetables;
  readonly users: Users;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** What is over longer than this is left out. */
const DAYS_BACK = 31;

/**
 * Whoever knows the secret reads it: what is not cancelled, with the service and the customer's first name alone. A
 * stylist's ends with their work here.
 */
export async function seeFeed(
  deps: Deps,
  secret: string,
): Promise<Result<string, ProblemOf<'feed-not-found'>>> {
  const feed = await deps.calendarFeeds.findByHash(deps.tokens.hash(secret));
  if (feed === undefined) return refuse({ code: 'feed-not-found' });
  const { stylistId } = feed;
  const stylist = stylistId === null ? null : await deps.users.find(stylistId);
  if (stylist !== null && !stylist?.isStylist) return refuse({ code: 'feed-not-found' });
  const { hours } = await deps.timetables.current();
  const { date } = shopMoment(hours, deps.clock.now());
  const filter = { from: date.subtract({ days: DAYS_BACK }), stylistId: stylistId ?? undefined };
  const entries = (await deps.appointments.list(filter))
    .filter(({ status }) => status !== 'cancelled')
    .map(details => entryOf(details, stylistId === null));
  // The same text all day long, so that a program that has it is told so.
  const at = date.toZonedDateTime(hours.zone).toInstant();
  return ok(deps.calendarFiles.writeFeed(entries, stylist && displayName(stylist), at));
}

function entryOf(
  { id, startsAt, duration, serviceName, customer, ...appointment }: AppointmentDetails,
  ofEverybody: boolean,
): FeedEntry {
  const { stylistFirstName, stylistLastName } = appointment;
  const stylist = { username: null, firstName: stylistFirstName, lastName: stylistLastName };
  return {
    ...{ appointmentId: id, startsAt, minutes: duration, serviceName },
    customerFirstName: customer.userFirstName,
    stylistName: ofEverybody ? displayName(stylist) : null,
  };
}
