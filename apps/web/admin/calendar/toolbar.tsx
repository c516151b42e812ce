import { ChevronLeft, ChevronRight } from 'lucide-react';
import { capitalised, formatDay, type IsoDate, yearsFrom } from '../../format/days.ts';
import { calendar as words } from '../../texts/admin/calendar.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { Button } from '../../ui/button/button.tsx';
import { BareSelect } from '../../ui/field/select.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { type Stylist, stylistOption } from '../shared/stylists.ts';
import { movedTo, type Place, type View } from './calendar-place.ts';
import * as css from './calendar-tab.css.ts';

type ToolbarProps = {
  place: Place & { stylistId: number };
  go: (change: Partial<Place>) => void;
  /** First and last day shown. */
  days: readonly IsoDate[];
  stylists: readonly Stylist[];
  today: IsoDate;
  lastBookableDay: IsoDate;
  turn: (direction: 1 | -1) => void;
  /** How many appointments are shown; undefined while nobody knows. */
  count: number | undefined;
};

const views = (['settimana', 'giorno', 'salone'] as const satisfies readonly View[]).map(value => ({
  value,
  label: words.views[value],
}));

export function Toolbar({ place, go, days, stylists, count, today, ...rest }: ToolbarProps) {
  const { view } = place;
  return (
    <div className={css.tools}>
      <h2 className={css.period} aria-live="polite">
        {written(days)}
        <span className={css.count}>{count === undefined ? words.updating : words.count(count)}</span>
      </h2>
      <div className={css.views}>
        <Segments label={words.view} segments={views} value={view} onChange={next => go({ view: next })} />
      </div>
      {view !== 'salone' && (
        <div className={css.stylist}>
          <BareSelect
            aria-label={admin.stylist}
            value={place.stylistId}
            options={stylists.map(stylistOption)}
            onChange={({ target }) => go({ stylistId: Number(target.value) })}
          />
        </div>
      )}
      <div className={css.dates}>
        <MonthAndYear day={place.day} go={go} today={today} lastBookableDay={rest.lastBookableDay} />
      </div>
      <div className={css.turn}>
        <Button
          variant="ghost"
          size="icon"
          className={css.previous}
          aria-label={words.previous[view]}
          onClick={() => rest.turn(-1)}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="s" className={css.today} onClick={() => go({ day: today })}>
          {words.today}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className={css.next}
          aria-label={words.next[view]}
          onClick={() => rest.turn(1)}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

const months = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  label: capitalised(formatDay(`2024-${String(index + 1).padStart(2, '0')}-01`, 'monthName')),
}));

type MonthAndYearProps = Pick<ToolbarProps, 'go' | 'today' | 'lastBookableDay'> & { day: IsoDate };

function MonthAndYear({ day, go, today, lastBookableDay }: MonthAndYearProps) {
  const year = Number(day.slice(0, 4));
  // Turning back may lead to a year that is over: it is shown for as long as one is there.
  const years = [...new Set([year, ...yearsFrom(today, lastBookableDay)])].toSorted((a, b) => a - b);
  return (
    <>
      <BareSelect
        aria-label={words.month}
        value={Number(day.slice(5, 7))}
        options={months}
        onChange={({ target }) => go({ day: movedTo(day, { month: Number(target.value) }) })}
      />
      <BareSelect
        aria-label={words.year}
        value={year}
        options={years.map(value => ({ value, label: String(value) }))}
        onChange={({ target }) => go({ day: movedTo(day, { year: Number(target.value) }) })}
      />
    </>
  );
}

/** '4 – 10 gennaio 2027', or 'Martedì 5 gennaio 2027'. */
function written(days: readonly IsoDate[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === last) return capitalised(formatDay(first, 'full'));
  return `${firstPart(first, last)} – ${formatDay(last, 'date')}`;
}

/** As much of the first day as the last does not say as well. */
function firstPart(first: IsoDate, last: IsoDate): string {
  if (first.slice(0, 7) === last.slice(0, 7)) return String(Number(first.slice(8)));
  return formatDay(first, first.slice(0, 4) === last.slice(0, 4) ? 'dayOfMonth' : 'date');
}
