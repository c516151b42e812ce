import { type Dispatch, useCallback, useEffect, useMemo, useState } from 'react';
import { capitalised, formatDay, type IsoDate, yearsFrom } from '../../format/days.ts';
import type { SlotQuery } from '../../shared/requests/query-keys.ts';
import { bookingWords, booking as words } from '../../texts/booking.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import type { DayState } from '../../ui/day-calendar/calendar-choices.ts';
import { DayCalendar } from '../../ui/day-calendar/day-calendar.tsx';
import * as css from '../booking-page.css.ts';
import type { DraftChange } from '../draft.ts';
import { type DayAvailability, type Horizon, useAvailability, useFirstFreeDay } from '../queries.ts';
import { monthOf } from './months.ts';

type DateStepProps = {
  slotQuery: SlotQuery;
  horizon: Horizon;
  date: IsoDate | null;
  change: Dispatch<DraftChange>;
};

/** The calendar. It opens on the chosen day or, without one, on the first with room, which is then chosen. */
export default function DateStep({ slotQuery, horizon, date, change }: DateStepProps) {
  const { today, lastBookableDay } = horizon;
  const [turnedTo, turnTo] = useState<IsoDate | null>(null);
  const first = useFirstFreeDay(date === null ? today : null, slotQuery, horizon);
  const month = turnedTo ?? date ?? first.data ?? today;
  const availability = useAvailability(monthOf(month), slotQuery, horizon);
  const stateOf = useDayStates(availability.data, horizon);

  useEffect(() => {
    if (date === null && first.data && !first.isFetching) change({ type: 'choose-date', date: first.data });
  }, [date, first.data, first.isFetching, change]);

  const dayLost = date !== null && !availability.isFetching && !['open', 'unknown'].includes(stateOf(date));
  useEffect(() => {
    if (dayLost) change({ type: 'lose-date' });
  }, [dayLost, change]);

  const choose = useCallback((day: IsoDate) => change({ type: 'choose-date', date: day }), [change]);
  return (
    <div className={css.days}>
      <Messages availability={availability} first={first} />
      <DayCalendar
        label={words.date.label}
        today={today}
        years={yearsFrom(today, lastBookableDay)}
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

type MessagesProps = {
  availability: ReturnType<typeof useAvailability>;
  first: ReturnType<typeof useFirstFreeDay>;
};

function Messages({ availability, first }: MessagesProps) {
  const retry = () => {
    if (availability.isError) void availability.refetch();
    if (first.isError) void first.refetch();
  };
  if (availability.isError || first.isError)
    return (
      <div className={css.messages}>
        <Alert onRetry={retry} retrying={availability.isFetching || first.isFetching}>
          {words.date.failed}
        </Alert>
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

type Day = { readonly date: IsoDate; readonly state: DayState };

/** What is known without asking: the past, and what lies too far ahead. */
function useDayStates(days: readonly Day[] | undefined, { today, lastBookableDay }: Horizon) {
  const known = useMemo(() => new Map(days?.map(({ date, state }) => [date, state])), [days]);
  return useCallback(
    (day: IsoDate): DayState => {
      if (day < today) return 'past';
      if (day > lastBookableDay) return 'beyond';
      return known.get(day) ?? 'unknown';
    },
    [known, today, lastBookableDay],
  );
}
