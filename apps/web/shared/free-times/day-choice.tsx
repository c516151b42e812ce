import { useCallback } from 'react';
import { type IsoDate, yearsFrom } from '../../format/days.ts';
import { freeTimes } from '../../texts/times/free-times.ts';
import { DayCalendar } from '../../ui/day-calendar/day-calendar.tsx';
import { type DayAvailability, dayState, type Horizon } from './availability.ts';
import { closedDays, closureReason } from './closed-days.ts';
import * as css from './day-choice.css.ts';

type DayChoiceProps = {
  /** Of the month shown. */
  days: readonly DayAvailability[] | undefined;
  horizon: Horizon;
  /** Whose days they are; undefined: of whoever is free. */
  stylist: string | undefined;
  month: IsoDate;
  onMonthChange: (firstDay: IsoDate) => void;
  selected: IsoDate | null;
  onSelect: (day: IsoDate) => void;
  busy: boolean;
};

/** A month of the shop's calendar: where there is room, and why there is none. */
export default function DayChoice({ days, horizon, stylist, ...calendar }: DayChoiceProps) {
  const stateOf = useCallback((day: IsoDate) => dayState(days, day, horizon), [days, horizon]);
  const reasonOf = useCallback(
    (day: IsoDate) => closureReason(days?.find(({ date }) => date === day)),
    [days],
  );
  const isAnyAway = days?.some(day => day.state === 'closed' && day.isShopOpen);
  const away = isAnyAway ? freeTimes.days.notAtWork(stylist) : undefined;
  return (
    <div>
      <DayCalendar
        label={freeTimes.days.label}
        today={horizon.today}
        years={yearsFrom(horizon.today, horizon.lastBookableDay)}
        {...calendar}
        {...{ stateOf, reasonOf, away }}
      />
      <ClosedDays days={days} today={horizon.today} />
    </div>
  );
}

/** Why the shop is closed on days of the month shown, in sight of everybody. */
function ClosedDays({ days = [], today }: Pick<DayChoiceProps, 'days'> & Pick<Horizon, 'today'>) {
  const sentences = closedDays(days, today);
  if (sentences.length === 0) return null;
  return (
    <ul className={css.closedDays}>
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
