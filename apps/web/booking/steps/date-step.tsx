import { useCallback } from 'react';
import { capitalised, formatDay, type IsoDate, yearsFrom } from '../../format/days.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { DayCalendar } from '../../ui/day-calendar/day-calendar.tsx';
import * as css from '../booking-page.css.ts';
import type { DraftChange } from '../draft.ts';
import type { DayAvailability, Horizon, Stylist } from '../queries.ts';
import { type Days, dayState } from '../use-days.ts';
import { closedDays, closureReason } from './closed-days.ts';

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
  const stateOf = useCallback(
    (day: IsoDate) => dayState(availability.data, day, horizon),
    [availability.data, horizon],
  );
  const reasonOf = useCallback(
    (day: IsoDate) => closureReason(availability.data?.find(({ date }) => date === day)),
    [availability.data],
  );
  const isAnyAway = availability.data?.some(day => day.state === 'closed' && day.isShopOpen);
  const away = isAnyAway ? bookingWords.doesNotWork(stylist?.displayName) : undefined;
  const choose = useCallback((day: IsoDate) => change({ type: 'choose-date', date: day }), [change]);
  return (
    <div className={css.days}>
      <Messages availability={availability} first={first} />
      <div>
        <DayCalendar
          label={words.date.label}
          today={horizon.today}
          years={yearsFrom(horizon.today, horizon.lastBookableDay)}
          month={month}
          onMonthChange={turnTo}
          selected={date}
          onSelect={choose}
          {...{ stateOf, reasonOf, away }}
          busy={availability.isFetching || first.isFetching}
        />
        <ClosedDays days={availability.data} />
      </div>
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

/** Why the shop is closed on days of the month shown, in sight of everybody. */
function ClosedDays({ days = [] }: { days: readonly DayAvailability[] | undefined }) {
  const sentences = closedDays(days);
  if (sentences.length === 0) return null;
  return (
    <ul className={css.closedDays}>
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
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
