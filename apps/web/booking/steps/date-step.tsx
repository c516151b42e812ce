import { useCallback } from 'react';
import { capitalised, formatDay, type IsoDate, yearsFrom } from '../../format/days.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { DayCalendar } from '../../ui/day-calendar/day-calendar.tsx';
import * as css from '../booking-page.css.ts';
import type { DraftChange } from '../draft.ts';
import type { DayAvailability, Horizon } from '../queries.ts';
import { type Days, dayState } from '../use-days.ts';

type DateStepProps = {
  days: Days;
  horizon: Horizon;
  date: IsoDate | null;
  change: (change: DraftChange) => void;
};

export default function DateStep({ days, horizon, date, change }: DateStepProps) {
  const { availability, first, month, turnTo } = days;
  const stateOf = useCallback(
    (day: IsoDate) => dayState(availability.data, day, horizon),
    [availability.data, horizon],
  );
  const choose = useCallback((day: IsoDate) => change({ type: 'choose-date', date: day }), [change]);
  return (
    <div className={css.days}>
      <Messages availability={availability} first={first} />
      <DayCalendar
        label={words.date.label}
        today={horizon.today}
        years={yearsFrom(horizon.today, horizon.lastBookableDay)}
        month={month}
        onMonthChange={turnTo}
        selected={date}
        onSelect={choose}
        stateOf={stateOf}
        busy={availability.isFetching || first.isFetching}
      />
      <FirstStart day={availability.data?.find(day => day.date === date)} />
    </div>
  );
}

function Messages({ availability, first }: Pick<Days, 'availability' | 'first'>) {
  if (availability.error || first.error)
    return (
      <div className={css.messages}>
        <ReadFailed what={words.date.failed} reads={[availability, first]} />
      </div>
    );
  if (first.data !== null) return null;
  return (
    <div className={css.messages}>
      <Alert tone="info">{words.date.none}</Alert>
    </div>
  );
}

/** How early one could come on the chosen day. Its place is kept, and what enters it is read out. */
function FirstStart({ day }: { day: DayAvailability | undefined }) {
  return (
    <div role="status" className={css.firstStart}>
      {day?.firstStart && (
        <>
          <p className={css.firstDay}>{capitalised(formatDay(day.date, 'day'))}</p>
          <p>{bookingWords.firstStart(day.firstStart)}</p>
        </>
      )}
    </div>
  );
}
