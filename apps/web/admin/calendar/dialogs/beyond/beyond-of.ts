import type { WallClock } from '../../../../format/wall-clock.ts';
import { minutesOf } from '../../../../format/wall-clock.ts';
import type { PickedSlot } from '../dialog-content.ts';
import type { Room } from '../use-fit.ts';
import { type Reason, reasonBeyond } from './beyond-reason.ts';

type Beyond = { readonly reason: Reason; readonly nearest: string | undefined };

/** What is asked once something does not fit; undefined while it does, or where nothing but another time helps. */
export function beyondOf(
  slot: PickedSlot,
  minutes: number | undefined,
  { fit, starts }: Room,
  now: WallClock | null,
): Beyond | undefined {
  if (fit !== 'no' || minutes === undefined || now === null) return undefined;
  const reason = reasonBeyond(slot, minutes, now);
  return reason && { reason, nearest: nearestTo(slot.time, starts) };
}

/** Of two that are as close the earlier. */
function nearestTo(time: string, starts: readonly string[]): string | undefined {
  const far = (start: string) => Math.abs(minutesOf(start) - minutesOf(time));
  return starts.toSorted((a, b) => far(a) - far(b))[0];
}
