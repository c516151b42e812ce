import { useCallback } from 'react';
import { capitalised, formatDay, type IsoDate } from '../../format/days.ts';
import type { Stylist } from '../../shared/appointments/bookable-stylists.ts';
import type { DayAvailability, Horizon } from '../../shared/free-times/availability.ts';
import DayChoice from '../../shared/free-times/day-choice.tsx';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { freeTimes } from '../../texts/times/free-times.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import * as css from '../booking-page.css.ts';
import type { DraftChange } from '../draft.ts';
import type { Days } from '../use-days.ts';

type DateStepProps = {
  days: Days;
  /** undefined: whoever is free. */
  stylist: Stylist | undefined;
  horizon: Horizon;
  date: IsoDate | null;
  change: (change: DraftChange) => void;
};

export default function DateStep({ days, stylist, horizon, date, change }: DateStepProps) {
  const { availability, first, month, turnTo } = days;
  const choose = useCallback((day: IsoDate) => change({ type: 'choose-date', date: day }), [change]);
  return (
    <div className={css.days}>
      <Messages availability={availability} first={first} />
      <DayChoice
        days={availability.data}
        horizon={horizon}
        stylist={stylist?.displayName}
        month={month}
        onMonthChange={turnTo}
        selected={date}
        onSelect={choose}
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
        <ReadFailed what={freeTimes.days.failed} reads={[availability, first]} />
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
