import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AppointmentList } from '../requests/query-keys.ts';
import type { Appointment } from './appointment.ts';

const lists: Readonly<Record<AppointmentList, true>> = {
  ...{ list: true, calendar: true, pages: true, outside: true, before: true, link: true },
};

/** What their queries hold: a whole list, or a long one part by part. */
type Known = readonly Appointment[] | InfiniteData<{ readonly items: readonly Appointment[] }>;

/** Puts a changed appointment into every list that holds it; what a list knows of it beside stays. */
export function showInstead(queries: QueryClient, changed: Appointment): void {
  queries.setQueriesData<Known>(
    { queryKey: ['appointments'], predicate: ({ queryKey }) => Object.hasOwn(lists, String(queryKey[1])) },
    known => known && withInstead(known, changed),
  );
}

function withInstead(known: Known, changed: Appointment): Known {
  const replace = (list: readonly Appointment[]) =>
    list.map(appointment => (appointment.id === changed.id ? { ...appointment, ...changed } : appointment));
  if (!('pages' in known)) return replace(known);
  return { ...known, pages: known.pages.map(page => ({ ...page, items: replace(page.items) })) };
}
