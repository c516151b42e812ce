import { useMemo, useState } from 'react';
import { type IsoDate, plusDays } from '../../../../format/days.ts';
import { type Closure, covers, usualOn, type WeekVersion } from '../../timetable.ts';
import { holidaysBetween } from './holidays.ts';
import { nextSummer, type SummerWeeks } from './summer.ts';

/** What may be closed next: two weeks of August unless told otherwise, and the holidays on which the shop would be open. */
export function useProposals(today: IsoDate, weeks: readonly WeekVersion[], closures: readonly Closure[]) {
  const [length, setLength] = useState<SummerWeeks>(2);
  const summer = useMemo(() => {
    const days = nextSummer(today, length);
    return closures.some(({ from, to }) => from <= days.to && days.from <= to) ? null : days;
  }, [today, length, closures]);
  const holidays = useMemo(
    () =>
      holidaysBetween(today, plusDays(today, 365)).filter(
        ({ day }) =>
          usualOn(weeks, day).length > 0 &&
          !closures.some(one => covers(one, day)) &&
          !(summer && covers(summer, day)),
      ),
    [today, weeks, closures, summer],
  );
  const holidayDays = useMemo(() => holidays.map(({ day }) => day), [holidays]);
  return { length, setLength, summer, holidays, holidayDays };
}
