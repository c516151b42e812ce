import { useQuery } from '@tanstack/react-query';
import { listClosures, listWeeks } from '../../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../../adapters/http/contract/call.ts';
import type { ClosureReply } from '../../../../adapters/http/contract/timetable/closures.ts';
import type * as contract from '../../../../adapters/http/contract/timetable/weeks.ts';
import { type IsoDate, weekdayOf } from '../../format/days.ts';
import { timetableKey } from '../../shared/requests/admin-keys.ts';
import { call } from '../../shared/requests/calls.ts';

export type Interval = { readonly from: string; readonly to: string };
export type Opening = readonly Interval[];
/** Monday first. */
export type Week = readonly Opening[];
export type WeekVersion = ReplyOf<typeof contract.listWeeks>[number];
export type Closure = ClosureReply;

/** Nothing that is planned lies behind it. */
export const endOfTime = '9999-12-31';

export const weeksQuery = {
  queryKey: timetableKey('weeks'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listWeeks, { signal }),
  staleTime: 0,
};

export const useWeeks = () => useQuery(weeksQuery);

export const closuresQuery = (today: IsoDate) => {
  const from = `${today.slice(0, 7)}-01`;
  return {
    queryKey: timetableKey('closures', from),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(listClosures, { query: { from, to: endOfTime }, signal }),
    staleTime: 0,
  };
};

/** From the first of this month on, by their first days. */
export const useClosures = (today: IsoDate) => useQuery(closuresQuery(today));

/** The newest that has begun; the first applies from ever. */
export const versionOn = <V extends { readonly validFrom: IsoDate | null }>(
  versions: readonly V[],
  date: IsoDate,
): V | undefined => versions.findLast(({ validFrom }) => validFrom === null || validFrom <= date);

/** What the week says of a day, whatever closures there are. */
export const usualOn = (weeks: readonly WeekVersion[], date: IsoDate): Opening =>
  versionOn(weeks, date)?.week[weekdayOf(date) - 1] ?? [];

export const covers = ({ from, to }: Pick<Closure, 'from' | 'to'>, date: IsoDate): boolean =>
  from <= date && date <= to;
