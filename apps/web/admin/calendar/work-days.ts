import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { seeWorkDays } from '../../../../adapters/http/contract/addresses.ts';
import type { TeamDayReply } from '../../../../adapters/http/contract/timetable/work-days.ts';
import { timetableKey } from '../../shared/requests/admin-keys.ts';
import { call } from '../../shared/requests/calls.ts';
import type { Range } from './calendar-appointments.ts';

export type TeamDay = TeamDayReply;
/** A part of a stylist's day. */
export type Stretch = TeamDay['stylists'][number]['stretches'][number];
export type Absence = NonNullable<Stretch['absence']>;

/** When each stylist works on some days. The previous days stay until the next arrive. */
export function useWorkDays(range: Range) {
  return useQuery({
    queryKey: timetableKey('work days', range),
    queryFn: ({ signal }) => call(seeWorkDays, { query: range, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
