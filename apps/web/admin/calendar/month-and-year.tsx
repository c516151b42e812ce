import { capitalised, formatDay, type IsoDate, yearsFrom } from '../../format/days.ts';
import { calendar as words } from '../../texts/admin/calendar.ts';
import { BareSelect } from '../../ui/field/select.tsx';
import { movedTo } from './calendar-place.ts';

export type MonthAndYearProps = {
  day: IsoDate;
  today: IsoDate;
  lastBookableDay: IsoDate;
  goFrom: (other: (day: IsoDate) => IsoDate) => void;
};

const months = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  label: capitalised(formatDay(`2024-${String(index + 1).padStart(2, '0')}-01`, 'monthName')),
}));

export function MonthAndYear({ day, goFrom, today, lastBookableDay }: MonthAndYearProps) {
  const year = Number(day.slice(0, 4));
  // Turning back may lead to a year that is over: it is shown for as long as one is there.
  const years = [...new Set([year, ...yearsFrom(today, lastBookableDay)])].toSorted((a, b) => a - b);
  return (
    <>
      <BareSelect
        aria-label={words.month}
        value={Number(day.slice(5, 7))}
        options={months}
        onChange={({ target }) => goFrom(from => movedTo(from, { month: Number(target.value) }))}
      />
      <BareSelect
        aria-label={words.year}
        value={year}
        options={years.map(value => ({ value, label: String(value) }))}
        onChange={({ target }) => goFrom(from => movedTo(from, { year: Number(target.value) }))}
      />
    </>
  );
}
