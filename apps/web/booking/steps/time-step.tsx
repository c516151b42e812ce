import { CalendarDays } from 'lucide-react';
import type { Dispatch } from 'react';
import { type Horizon } from '../../shared/free-times/availability.ts';
import { useStarts } from '../../shared/free-times/free-starts.ts';
import { NoTimes } from '../../shared/free-times/no-times.tsx';
import * as css from '../../shared/free-times/times.css.ts';
import { TimesOfDay, TimesSkeleton } from '../../shared/free-times/times-of-day.tsx';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import type { SlotQuery } from '../../shared/requests/slot-keys.ts';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { freeTimes } from '../../texts/times/free-times.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { Draft, DraftChange } from '../draft.ts';
import type { Step } from '../step.ts';

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
  if (read.error && !starts) return <ReadFailed what={freeTimes.times.failed} reads={[read]} />;
  if (!starts) return <TimesSkeleton />;
  if (starts.length === 0)
    return (
      <div className={css.step}>
        <Lost {...draft} />
        <NoTimes
          {...{ date, slotQuery, horizon }}
          onDay={day => change({ type: 'choose-date', date: day })}
          onAnotherDay={() => goBackTo(3)}
        />
      </div>
    );
  return (
    <div className={css.step}>
      <Lost {...draft} />
      <TimesOfDay
        {...{ date, starts }}
        value={time}
        onChange={chosen => change({ type: 'choose-time', time: chosen })}
      />
      <p className={css.otherWay}>
        <Button variant="quiet" size="s" onClick={() => goBackTo(3)}>
          <CalendarDays size={18} aria-hidden="true" />
          {freeTimes.anotherDay}
        </Button>
      </p>
    </div>
  );
}

/** What became of the time that was chosen. */
function Lost({ lostTime, whyLost, newDay }: Draft) {
  if (whyLost) return <Alert title={words.failed.title}>{whyLost}</Alert>;
  if (!lostTime) return null;
  return (
    <Alert tone="info">
      {newDay ? freeTimes.times.lostByDay(lostTime) : bookingWords.timeLost(lostTime)}
    </Alert>
  );
}
