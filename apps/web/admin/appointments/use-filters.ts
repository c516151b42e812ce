import { useSearchParams } from 'react-router-dom';
import { isIsoDate } from '../../format/iso-date.ts';
import type { Appointment } from '../../shared/appointments/appointment.ts';
import { useSetSearchParams } from '../../shared/search-params/use-set-search-params.ts';

export type Status = Appointment['status'];

const statuses: readonly Status[] = ['confirmed', 'completed', 'cancelled'];

/** 'all' dates, what is 'coming' from today on, or one day. */
export type Period = string;

/** Not the calendar's parameters, which are other choices. */
const names = { period: 'quando', status: 'stato', stylist: 'con' } as const;

const coming = 'oggi';

function periodOf(named: string | null): Period {
  if (named === coming) return 'coming';
  return named !== null && isIsoDate(named) ? named : 'all';
}

function addressOf(period: Period): string {
  if (period === 'all') return '';
  return period === 'coming' ? coming : period;
}

/** What the list is narrowed down to, in the address; what means nothing there narrows nothing. */
export function useFilters() {
  const [search] = useSearchParams();
  const change = useSetSearchParams();
  const stylistId = Number(search.get(names.stylist));
  return {
    period: periodOf(search.get(names.period)),
    status: statuses.find(status => status === search.get(names.status)),
    stylistId: Number.isSafeInteger(stylistId) && stylistId > 0 ? stylistId : undefined,
    choosePeriod: (period: Period) => change({ [names.period]: addressOf(period) }),
    chooseStatus: (status: string) => change({ [names.status]: status }),
    chooseStylist: (id: string) => change({ [names.stylist]: id }),
  };
}
