import { CalendarDays, Sun, Sunset } from 'lucide-react';
import type { Dispatch } from 'react';
import { formatDay, type IsoDate, plusDays } from '../../format/days.ts';
import { useStarts } from '../../shared/appointments/free-starts.ts';
import type { SlotQuery } from '../../shared/requests/query-keys.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { TimeGrid } from '../../ui/time-grid/time-grid.tsx';
import type { Draft, DraftChange } from '../draft.ts';
import { type Horizon, useFirstFreeDay } from '../queries.ts';
import type { Step } from '../step.ts';
import { partsOfDay } from './parts-of-day.ts';
import * as css from './time-step.css.ts';

type TimeStepProps = {
  slotQuery: SlotQuery;
  horizon: Horizon;
  draft: Draft;
  change: Dispatch<DraftChange>;
  goBackTo: (step: Step) => void;
};

/** The times of the chosen day, as they are at this moment. */
export function TimeStep({ slotQuery, horizon, draft, change, goBackTo }: TimeStepProps) {
  const { date, time } = draft;
  const read = useStarts(date, slotQuery);
  const { data: starts } = read;
  if (date === null) return null;
  if (read.error && !starts) return <ReadFailed what={words.time.failed} reads={[read]} />;
  if (!starts) return <TimesSkeleton />;
  if (starts.length === 0)
    return (
      <div className={css.step}>
        <Lost {...draft} />
        <NoTimes {...{ date, slotQuery, horizon, change, goBackTo }} />
      </div>
    );
  return (
    <div className={css.step}>
      <Lost {...draft} />
      <TimeGrid
        label={bookingWords.timesOf(formatDay(date, 'full'))}
        groups={groupsOf(starts)}
        value={time}
        onChange={chosen => change({ type: 'choose-time', time: chosen })}
        spoken={start => bookingWords.spokenTime(formatDay(date, 'full'), start)}
      />
      <p className={css.otherWay}>
        <Button variant="quiet" size="s" onClick={() => goBackTo(3)}>
          <CalendarDays size={18} aria-hidden="true" />
          {words.time.anotherDay}
        </Button>
      </p>
    </div>
  );
}

/** What became of the time that was chosen. */
function Lost({ lostTime, whyLost, newDay }: Draft) {
  if (whyLost) return <Alert title={words.failed.title}>{whyLost}</Alert>;
  if (!lostTime) return null;
  return <Alert tone="info">{bookingWords[newDay ? 'timeLostByDay' : 'timeLost'](lostTime)}</Alert>;
}

function groupsOf(starts: readonly string[]) {
  const { morning, afternoon } = partsOfDay(starts);
  return [
    { label: words.time.morning, icon: <Sun size={18} aria-hidden="true" />, times: morning },
    { label: words.time.afternoon, icon: <Sunset size={18} aria-hidden="true" />, times: afternoon },
  ];
}

type NoTimesProps = Omit<TimeStepProps, 'draft'> & { date: IsoDate };

/** Says so, and has the next day with room one tap away. */
function NoTimes({ date, slotQuery, horizon, change, goBackTo }: NoTimesProps) {
  const from = plusDays(date, 1) <= horizon.lastBookableDay ? plusDays(date, 1) : null;
  const next = useFirstFreeDay(from, slotQuery, horizon);
  const day = next.data;
  return (
    <EmptyState
      icon={<CalendarDays size={32} />}
      title={bookingWords.noTimes(slotQuery.duration)}
      action={
        <div className={css.ways}>
          {next.isLoading && <Spinner label={words.date.loading} />}
          {day && (
            <Button onClick={() => change({ type: 'choose-date', date: day })}>
              {bookingWords.nextFreeDay(formatDay(day, 'day'))}
            </Button>
          )}
          <Button variant="ghost" onClick={() => goBackTo(3)}>
            {words.time.anotherDay}
          </Button>
        </div>
      }
    />
  );
}

/** The shape of the times that are coming, so that waiting looks nothing like 'no times'. */
function TimesSkeleton() {
  return (
    <div className={css.step} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{words.time.loading}</span>
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
