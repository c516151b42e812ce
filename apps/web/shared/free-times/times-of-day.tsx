import { Sun, Sunset } from 'lucide-react';
import { formatDay, type IsoDate } from '../../format/days.ts';
import { freeTimes } from '../../texts/times/free-times.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { TimeGrid } from '../../ui/time-grid/time-grid.tsx';
import { partsOfDay } from './parts-of-day.ts';
import * as css from './times.css.ts';

type TimesOfDayProps = {
  date: IsoDate;
  starts: readonly string[];
  value: string | null;
  onChange: (time: string) => void;
  /** The time of what is moved, where that is on this day. */
  present?: string | undefined;
};

export function TimesOfDay({ date, starts, value, onChange, present }: TimesOfDayProps) {
  const day = formatDay(date, 'full');
  return (
    <TimeGrid
      label={freeTimes.times.of(day)}
      groups={groupsOf(present === undefined ? starts : [...new Set([...starts, present])].sort())}
      value={value}
      onChange={onChange}
      spoken={start => freeTimes.times.spoken(day, start)}
      present={present}
    />
  );
}

function groupsOf(starts: readonly string[]) {
  const { morning, afternoon } = partsOfDay(starts);
  return [
    { label: freeTimes.times.morning, icon: <Sun size={18} aria-hidden="true" />, times: morning },
    { label: freeTimes.times.afternoon, icon: <Sunset size={18} aria-hidden="true" />, times: afternoon },
  ];
}

/** The shape of the times that are coming, so that waiting looks nothing like 'no times'. */
export function TimesSkeleton() {
  return (
    <div className={css.step} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{freeTimes.times.loading}</span>
      </VisuallyHidden>
      {[1, 2].map(part => (
        <div key={part} className={css.part}>
          <Skeleton width={110} height={22} />
          <div className={css.times}>
            {Array.from({ length: 8 }, (_, place) => (
              <Skeleton key={place} height={48} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
