import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { seeStatistics } from '../../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../adapters/http/contract/figures/statistics.ts';
import { statisticsKey } from '../../shared/requests/admin-keys.ts';
import { call } from '../../shared/requests/calls.ts';
import type { Range } from './period/period.ts';

export type Statistics = ReplyOf<typeof contract.seeStatistics>;
export type Figures = Statistics['now'];
export type Tally = Figures['total'];

/** Read again when it is shown and whenever something that it counts changes; the last one stands until the next is there. */
export const useStatistics = ({ from, to }: Range, stylistId: number | undefined, enabled: boolean) =>
  useQuery({
    queryKey: statisticsKey({ from, to, stylistId }),
    queryFn: ({ signal }) =>
      call(seeStatistics, { query: { from, to, ...(stylistId && { stylistId }) }, signal }),
    ...{ staleTime: 0, enabled, placeholderData: keepPreviousData },
  });

export const averageOf = ({ takings, visits }: Tally): number | null =>
  visits === 0 ? null : Math.round(takings / visits);

/** From 0 to 1. */
export const shareSold = ({ sold, bookable }: Pick<Tally, 'sold' | 'bookable'>): number | null =>
  bookable === 0 ? null : sold / bookable;
