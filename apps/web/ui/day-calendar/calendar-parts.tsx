import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { type ChevronProps, DayButton, type DayButtonProps, type DropdownProps } from 'react-day-picker';
import { formatDay } from '../../format/days.ts';
import { dayCalendar as words } from '../../texts/day-calendar.ts';
import { BareSelect } from '../field/select.tsx';
import { useCalendarChoices } from './calendar-choices.ts';
import * as css from './day-calendar.css.ts';

/** One day. Days that cannot be chosen stay reachable, so that 'chiuso' and 'completo' are heard. */
export function ChoosableDay({ onClick, ...props }: DayButtonProps) {
  const { today, selected, onSelect, stateOf, reasonOf, away } = useCalendarChoices();
  const { isoDate } = props.day;
  const state = stateOf(isoDate);
  const chosen = isoDate === selected;
  const reason = reasonOf(isoDate);
  const why = state === 'away' ? away : reason && words.closedFor(reason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (state === 'open') onSelect(isoDate);
  };
  const spoken = [
    // As the figure in the cell is written, which is part of the name.
    formatDay(isoDate, 'full').replace('º', ''),
    isoDate === today && words.today,
    why ?? (state !== 'unknown' && words.states[state]),
    chosen && words.selected,
  ];
  return (
    <DayButton
      {...props}
      onClick={press}
      aria-label={spoken.filter(Boolean).join(', ')}
      title={why}
      aria-disabled={state === 'open' ? undefined : true}
      aria-current={isoDate === today ? 'date' : undefined}
      data-state={state}
      data-today={isoDate === today || undefined}
      data-chosen={chosen || undefined}
    />
  );
}

/** Month or year as a native select. */
export function CalendarDropdown({ options = [], className: _, ...select }: DropdownProps) {
  return <BareSelect {...select} options={options} className={css.choice} />;
}

export function CalendarArrow({ orientation }: ChevronProps) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Arrow size={20} aria-hidden="true" />;
}

/** What the looks of the days mean; the days say it themselves to those who hear them. */
export function CalendarLegend() {
  const { away } = useCalendarChoices();
  return (
    <ul className={css.legend} aria-hidden="true">
      {(['open', 'full', 'closed'] as const).map(state => (
        <li key={state} className={css.legendItem}>
          <span className={css.sample} data-state={state} />
          {words.legend[state]}
        </li>
      ))}
      {away && (
        <li className={css.legendItem}>
          <span className={css.sample} data-state="away" />
          {away}
        </li>
      )}
    </ul>
  );
}
