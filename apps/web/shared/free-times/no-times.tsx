import { CalendarDays } from 'lucide-react';
import { formatDay, type IsoDate, plusDays } from '../../format/days.ts';
import { freeTimes } from '../../texts/times/free-times.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import type { SlotQuery } from '../requests/slot-keys.ts';
import { type Horizon, useFirstFreeDay } from './availability.ts';
import * as css from './times.css.ts';

type NoTimesProps = {
  date: IsoDate;
  slotQuery: SlotQuery;
  horizon: Horizon;
  onDay: (day: IsoDate) => void;
  /** Leads to the calendar; left out where that is in sight. */
  onAnotherDay?: (() => void) | undefined;
};

/** Says that there are no times, and offers the next day with room. */
export function NoTimes({ date, slotQuery, horizon, onDay, onAnotherDay }: NoTimesProps) {
  const from = plusDays(date, 1) <= horizon.lastBookableDay ? plusDays(date, 1) : null;
  const next = useFirstFreeDay(from, slotQuery, horizon);
  const day = next.data;
  return (
    <EmptyState
      icon={<CalendarDays size={32} />}
      title={freeTimes.times.none(slotQuery.duration)}
      action={
        <div className={css.ways}>
          {next.isLoading && <Spinner label={freeTimes.days.loading} />}
          {day && <Button onClick={() => onDay(day)}>{freeTimes.nextFreeDay(formatDay(day, 'day'))}</Button>}
          {onAnotherDay && (
            <Button variant="ghost" onClick={onAnotherDay}>
              {freeTimes.anotherDay}
            </Button>
          )}
        </div>
      }
    />
  );
}
