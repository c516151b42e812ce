import type { WallClock } from '../../../../format/wall-clock.ts';
import { minutesOf } from '../../../../format/wall-clock.ts';
import type { PickedSlot } from '../dialog-content.ts';
import type { Room } from '../use-fit.ts';
import { type Reason, reasonToOverride } from './override-reason.ts';

type OverrideQuestion = { readonly reason: Reason; readonly nearest: string | undefined };

/** The question when a start breaks a rule; undefined while it fits, or where only another time helps. */
export function overrideQuestionOf(
  slot: PickedSlot,
  minutes: number | undefined,
  { fit, starts }: Room,
  now: WallClock | null,
): OverrideQuestion | undefined {
  if (fit !== 'no' || minutes === undefined || now === null) return undefined;
  const reason = reasonToOverride(slot, minutes, now);
  return reason && { reason, nearest: nearestTo(slot.time, starts) };
}

/** The earlier of two that are as close. */
function nearestTo(time: string, starts: readonly string[]): string | undefined {
  const far = (start: string) => Math.abs(minutesOf(start) - minutesOf(time));
  return starts.toSorted((a, b) => far(a) - far(b))[0];
}
