import { createContext, useContext } from 'react';
import type { IsoDate } from '../../format/days.ts';

/** 'away': open, and whoever is asked for does not work. 'unknown' while the answer is on its way. Only an open day can be chosen. */
export type DayState = 'open' | 'full' | 'closed' | 'away' | 'past' | 'beyond' | 'unknown';

type Choices = {
  today: IsoDate;
  selected: IsoDate | null;
  onSelect: (day: IsoDate) => void;
  stateOf: (day: IsoDate) => DayState;
  /** Why a day is closed. */
  reasonOf: (day: IsoDate) => string | undefined;
  /** Who does not work on the days that are 'away'; undefined: there are none. */
  away: string | undefined;
};

export const CalendarChoices = createContext<Choices | null>(null);

export function useCalendarChoices(): Choices {
  const choices = useContext(CalendarChoices);
  if (!choices) throw new Error('A day stands outside its calendar');
  return choices;
}
