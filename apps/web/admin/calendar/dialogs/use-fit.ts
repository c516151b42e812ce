import { useStarts } from '../../../shared/free-times/free-starts.ts';
import type { Service } from '../../../shared/shop/shop-data.ts';
import type { PickedSlot } from './dialog-content.ts';

/** 'unknown' while the answer is awaited, 'unchecked' when none came. */
export type Fit = 'yes' | 'no' | 'unknown' | 'unchecked';

/** Whether the chosen service has room there: the server's own answer to what can start when. */
export function useFit({ column, time }: PickedSlot, service: Service | undefined): Fit {
  const slotQuery = service && {
    ...{ serviceId: service.id, duration: service.duration, stylistId: column.stylistId },
  };
  const { data: starts, isError, isFetching } = useStarts(column.date, slotQuery ?? null);
  if (isError) return isFetching ? 'unknown' : 'unchecked';
  if (!starts) return 'unknown';
  return starts.includes(time) ? 'yes' : 'no';
}
