import { useStarts } from '../../../shared/free-times/free-starts.ts';
import { asked, type ChosenServices } from '../../../shared/services/chosen-services.ts';
import type { PickedSlot } from './dialog-content.ts';

/** 'unknown' while the answer is awaited, 'unchecked' when none came. */
export type Fit = 'yes' | 'no' | 'unknown' | 'unchecked';

export type Room = { readonly fit: Fit; readonly starts: readonly string[] };

/** Whether the chosen service has room there: the server's own answer to what can start when. */
export function useFit({ column, time }: PickedSlot, service: ChosenServices | undefined): Room {
  const slotQuery = service && {
    ...{ ...asked(service.ids), duration: service.duration, stylistId: column.stylistId },
  };
  const { data: starts = [], isSuccess, isError, isFetching } = useStarts(column.date, slotQuery ?? null);
  if (isError) return { fit: isFetching ? 'unknown' : 'unchecked', starts };
  if (!isSuccess) return { fit: 'unknown', starts };
  return { fit: starts.includes(time) ? 'yes' : 'no', starts };
}
