import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import type { ChangedEvent } from '../../../../adapters/http/contract/events.ts';
import type { List } from './query-keys.ts';

/** The lists that a change makes stale, made here or elsewhere: the server's event stream uses the same names. */
export const staleAfter = {
  appointments: ['appointments', 'cards', 'timeslots', 'availability', 'stylists', 'statistics'],
  services: ['services', 'appointments', 'cards', 'statistics'],
  timetable: [
    'timetable',
    'appointments',
    'timeslots',
    'availability',
    'stylists',
    'shop',
    'letters',
    'statistics',
  ],
  users: ['customers', 'cards', 'stylists', 'admins', 'appointments', 'letters', 'statistics'],
} as const satisfies Record<keyof ChangedEvent, readonly List[]>;

/** What a booking is chosen from: all of it may be stale when one is refused. */
export const choices = ['services', 'stylists', 'availability', 'timeslots'] as const;

/** Marks whole lists as stale; resolves when those on the screen have been read again. */
export async function invalidate(
  queries: QueryClient,
  lists: readonly List[],
  filters?: Pick<InvalidateQueryFilters, 'refetchType'>,
): Promise<void> {
  await Promise.all(lists.map(list => queries.invalidateQueries({ queryKey: [list], ...filters })));
}
