import { skipToken, useQuery } from '@tanstack/react-query';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import { fetchTimeslots } from '../../../../../adapters/http/client/fetch-timeslots.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { startsIn } from '../../../shared/free-times/free-starts.ts';
import { call } from '../../../shared/requests/calls.ts';
import { saysSessionOver } from '../../../shared/requests/show-failure.ts';
import type { DayColumn } from '../grid/day-column.ts';
import { type At, type Carried, isSame, placeAt, type Shown } from './carried.ts';

export type Verdict = 'here' | 'free' | 'taken' | 'unknown';

/** Where in the columns shown the carried appointment may be put; unknown until the answers have come. */
export function useVerdicts(carried: Carried | null, shown: Shown) {
  const { columns } = shown;
  const { data: starts = [] } = useQuery({
    queryKey: [
      'timeslots',
      'carried',
      carried?.appointment.id,
      columns.map(({ date, stylistId }) => [date, stylistId]),
    ],
    queryFn: carried
      ? ({ signal }) => Promise.all(columns.map(column => startsFor(carried.appointment, column, signal)))
      : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
  const verdictAt = (at: At): Verdict => {
    const place = placeAt(shown, at);
    if (!carried || !place) return 'unknown';
    if (isSame(carried.from, place)) return 'here';
    const free = starts[at.column];
    if (!free) return 'unknown';
    return free.includes(place.time) ? 'free' : 'taken';
  };
  return { starts, verdictAt };
}

/** None where the query is refused, such as for a stylist who has left. */
async function startsFor(
  { id, duration }: Appointment,
  { date, stylistId }: DayColumn,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const query = { appointmentId: id, duration, date, stylistId };
  try {
    return startsIn(await fetchTimeslots(call, query, Date.now(), signal));
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof RequestFailed && !saysSessionOver(cause)) return [];
    throw error;
  }
}
