import { useDeferredValue, useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { it } from 'react-day-picker/locale/it';
import { formatDay, type IsoDate, isoDate } from '../../format/days.ts';
import { dayCalendar as words } from '../../texts/day-calendar.ts';
import { CalendarChoices, type DayState } from './calendar-choices.ts';
import { CalendarArrow, CalendarDropdown, CalendarLegend, ChoosableDay } from './calendar-parts.tsx';
import * as css from './day-calendar.css.ts';

type DayCalendarProps = {
  /** Names the grid's purpose for assistive technology. */
  label: string;
  /** The day in the shop; the calendar starts with its month. */
  today: IsoDate;
  /** The years offered, ascending; the last one's December ends the calendar. */
  years: readonly number[];
  /** Any day of the month shown. */
  month: IsoDate;
  onMonthChange: (firstDay: IsoDate) => void;
  selected: IsoDate | null;
  /** Only ever called with an 'open' day. */
  onSelect: (day: IsoDate) => void;
  stateOf: (day: IsoDate) => DayState;
  /** Of a closed day, where it is known. */
  reasonOf?: (day: IsoDate) => string | undefined;
  away?: string | undefined;
  busy?: boolean;
};

// Defined once: new component identities would remount every day on every render, and lose the focus.
const components = { DayButton: ChoosableDay, Dropdown: CalendarDropdown, Chevron: CalendarArrow };

const looks = {
  root: css.root,
  month: css.month,
  button_previous: css.step,
  button_next: css.step,
  dropdowns: css.choices,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.cell,
  day_button: css.day,
};

/**
 * The library's days are the browser's own midnights, made and read by their parts: no zone shifts them. (Told to reckon in
 * UTC, it asks `Intl` for every day's offset, which a phone takes a quarter of a second for.)
 */
const asDate = (day: IsoDate): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));

const asIso = (date: Date): IsoDate =>
  isoDate(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())));

const labels = {
  labelMonthDropdown: () => words.month,
  labelYearDropdown: () => words.year,
  labelPrevious: () => words.previous,
  labelNext: () => words.next,
};

const formatters = {
  formatWeekdayName: (date: Date) => formatDay(asIso(date), 'weekday').slice(0, 3),
  formatMonthDropdown: (date: Date) => formatDay(asIso(date), 'monthName'),
};

const unknown = () => undefined;

/** A month to choose a day from, after the ARIA grid pattern: arrows, Home, End, Page up and down. */
export function DayCalendar(props: DayCalendarProps) {
  const { label, today, years, month, onMonthChange, selected, onSelect, stateOf, busy = false } = props;
  const { reasonOf = unknown, away } = props;
  const choices = useMemo(
    () => ({ today, selected, onSelect, stateOf, reasonOf, away }),
    [today, selected, onSelect, stateOf, reasonOf, away],
  );
  // The days show a choice by themselves, at once; the library's own work on all of them, slow on a phone, comes after.
  const settled = useDeferredValue(selected);
  const end = `${years.at(-1) ?? today.slice(0, 4)}-12-31`;
  const days = useMemo(
    () => <Days {...{ today, end, month, onMonthChange }} selected={settled} />,
    [today, end, month, onMonthChange, settled],
  );
  return (
    <CalendarChoices value={choices}>
      <div role="group" aria-label={label} aria-busy={busy}>
        {days}
        <CalendarLegend />
      </div>
    </CalendarChoices>
  );
}

type DaysProps = Pick<DayCalendarProps, 'today' | 'month' | 'onMonthChange' | 'selected'> & { end: IsoDate };

function Days({ today, end, month, onMonthChange, selected }: DaysProps) {
  return (
    <DayPicker
      mode="single"
      required
      locale={it}
      weekStartsOn={1}
      navLayout="around"
      captionLayout="dropdown"
      today={asDate(today)}
      startMonth={asDate(today)}
      endMonth={asDate(end)}
      month={asDate(month)}
      onMonthChange={date => onMonthChange(asIso(date))}
      selected={selected ? asDate(selected) : undefined}
      onSelect={() => {}}
      components={components}
      classNames={looks}
      formatters={formatters}
      labels={labels}
    />
  );
}
