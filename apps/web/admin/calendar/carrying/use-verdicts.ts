import { useQueries } from '@tanstack/react-query';
import { startsOn } from '../../../shared/free-times/free-starts.ts';
import { type At, type Carried, isSame, placeAt, type Shown } from './carried.ts';

export type Verdict = 'here' | 'free' | 'taken' | 'unknown';

/** Where in the columns shown the carried appointment may be put; a column is unknown until its answer has come, and shut when it is a refusal. */
export function useVerdicts(carried: Carried | null, shown: Shown) {
  const columns = carried ? shown.columns : [];
  const starts = useQueries({
    queries: columns.map(({ date, stylistId }) => startsOn(date, queryFor(carried, stylistId))),
  }).map(({ data, isError }) => (isError ? [] : data));
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

function queryFor(carried: Carried | null, stylistId: number) {
  const { id, serviceId, duration } = carried?.appointment ?? { id: 0, serviceId: 0, duration: 0 };
  return { appointmentId: id, serviceId, duration, stylistId };
}
