import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { IsoDate } from '../../format/days.ts';
import { calendar as words } from '../../texts/admin/calendar.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { Button } from '../../ui/button/button.tsx';
import { BareSelect } from '../../ui/field/select.tsx';
import { visuallyHidden } from '../../ui/layout/layout.css.ts';
import { useWideScreen } from '../../ui/layout/use-wide-screen.ts';
import { type Stylist, stylistOption } from '../shared/stylists.ts';
import type { Place } from './calendar-place.ts';
import * as css from './calendar-tab.css.ts';
import { DatesDialog } from './dates-dialog.tsx';
import { MonthAndYear } from './month-and-year.tsx';
import { useFocusFromPaper } from './paper/from-paper.ts';
import { PrintLink } from './paper/print-link.tsx';
import { briefPeriod, writtenPeriod } from './period.ts';
import { TodayButton, ViewChoice } from './view-choice.tsx';

export type ToolbarProps = {
  place: Place & { stylistId: number };
  go: (change: Partial<Place>) => void;
  goFrom: (other: (day: IsoDate) => IsoDate) => void;
  onToday: () => void;
  /** First and last day shown. */
  days: readonly IsoDate[];
  /** What can be printed of them. */
  paperDay: IsoDate;
  stylists: readonly Stylist[];
  today: IsoDate;
  lastBookableDay: IsoDate;
  turn: (direction: 1 | -1) => void;
  /** How many appointments are shown; undefined while nobody knows. */
  count: number | undefined;
};

/** What is shown, and the ways to show something else. */
export function Toolbar(props: ToolbarProps) {
  return useWideScreen() ? <OneLine {...props} /> : <PhoneLine {...props} />;
}

function OneLine({ place, go, goFrom, onToday, today, lastBookableDay, paperDay, ...rest }: ToolbarProps) {
  const { view, day } = place;
  return (
    <div className={css.tools}>
      <h2 className={css.period} aria-live="polite">
        <Period days={rest.days} />
        <Count count={rest.count} />
      </h2>
      <div>
        <ViewChoice view={view} go={go} />
      </div>
      <WhoseDays {...{ place, go }} stylists={rest.stylists} />
      <div className={css.dates}>
        <MonthAndYear {...{ day, goFrom, today, lastBookableDay }} />
      </div>
      <div className={css.turn}>
        {/* Before the arrows: from the last of them Tab leads into the grid. */}
        <PrintLink day={paperDay} />
        <Turn {...{ view }} turn={rest.turn} direction={-1} />
        <TodayButton onPress={onToday} />
        <Turn {...{ view }} turn={rest.turn} direction={1} />
      </div>
    </div>
  );
}

/** The period between its two arrows, and whose it is. */
function PhoneLine({ place, go, goFrom, today, lastBookableDay, days, paperDay, ...rest }: ToolbarProps) {
  const { view, day } = place;
  const [choosing, choose] = useState(false);
  const back = useFocusFromPaper();
  return (
    <div className={css.tools}>
      <Turn {...{ view }} turn={rest.turn} direction={-1} />
      <h2 className={css.period} aria-live="polite">
        <button
          ref={back}
          type="button"
          className={css.date}
          aria-haspopup="dialog"
          onClick={() => choose(true)}
        >
          <span aria-hidden="true">{briefPeriod(days)}</span>
          <span className={visuallyHidden}>{writtenPeriod(days)}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
        <Count count={rest.count} />
      </h2>
      <Turn {...{ view }} turn={rest.turn} direction={1} />
      <WhoseDays {...{ place, go }} stylists={rest.stylists} />
      <DatesDialog
        {...{ day, goFrom, today, lastBookableDay, paperDay }}
        open={choosing}
        onClose={() => choose(false)}
      />
    </div>
  );
}

/** On two lines it breaks between its days, not inside one. Each text has an element: a translator takes bare ones away. */
function Period({ days }: Pick<ToolbarProps, 'days'>) {
  const [first, last] = writtenPeriod(days).split(/(?<=–) /);
  if (last === undefined) return <span>{first}</span>;
  return (
    <>
      <span className={css.unbroken}>{first}</span>
      <span> </span>
      <span className={css.unbroken}>{last}</span>
    </>
  );
}

function Count({ count }: Pick<ToolbarProps, 'count'>) {
  return <span className={css.count}>{count === undefined ? words.updating : words.count(count)}</span>;
}

function Turn({ view, turn, direction }: Pick<ToolbarProps, 'turn'> & Pick<Place, 'view'> & Direction) {
  const Icon = direction === 1 ? ChevronRight : ChevronLeft;
  const label = direction === 1 ? words.next[view] : words.previous[view];
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={() => turn(direction)}>
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}

type Direction = { direction: 1 | -1 };

/** No stylist's name where the whole team is shown. */
function WhoseDays({ place, go, stylists }: Pick<ToolbarProps, 'place' | 'go' | 'stylists'>) {
  if (place.view === 'salone') return null;
  return (
    <div className={css.stylist}>
      <BareSelect
        aria-label={admin.stylist}
        value={place.stylistId}
        options={stylists.map(stylistOption)}
        onChange={({ target }) => go({ stylistId: Number(target.value) })}
      />
    </div>
  );
}
