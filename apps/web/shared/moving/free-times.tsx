import type { IsoDate } from '../../format/days.ts';
import { freeTimes } from '../../texts/times/free-times.ts';
import { NoTimes } from '../free-times/no-times.tsx';
import { TimesOfDay, TimesSkeleton } from '../free-times/times-of-day.tsx';
import { ReadFailed } from '../requests/read-failed.tsx';
import type { MoveFormProps } from './move-dialog.tsx';

type FreeTimesProps = MoveFormProps & {
  onDay: (day: IsoDate) => void;
  /** Leads to another day, where none can be chosen in sight. */
  onAnotherDay?: (() => void) | undefined;
};

/** The times that the appointment could be moved to on the chosen day, as they are at this moment. */
export function FreeTimes({ choice, shop, onDay, onAnotherDay }: FreeTimesProps) {
  const { date, time, slotQuery, starts, present, choose } = choice;
  if (starts.error && !starts.data) return <ReadFailed what={freeTimes.times.failed} reads={[starts]} />;
  if (!starts.data) return <TimesSkeleton />;
  if (starts.data.length === 0)
    return <NoTimes {...{ date, slotQuery, onDay, onAnotherDay }} horizon={shop} />;
  return (
    <TimesOfDay
      {...{ date, present }}
      starts={starts.data}
      value={time}
      onChange={chosen => choose({ time: chosen })}
    />
  );
}
