import { type PointerEvent, useMemo, useState } from 'react';
import { capitalised, formatDay, type IsoDate, weekdayName } from '../../../../format/days.ts';
import { closures as words } from '../../../../texts/admin/settings/closures.ts';
import type { Closure } from '../../timetable.ts';
import { type Drawn, type PictureDay, type PictureMonth, pictureFrom } from './year-days.ts';
import * as css from './year-picture.css.ts';

export type YearPictureProps = {
  today: IsoDate;
  drawn: Drawn;
  /** A range was drawn on it. */
  onDrawn: (days: Pick<Closure, 'from' | 'to'>) => void;
};

/** The year at a glance, for eyes and pointers alone: all of it stands in the list, and dates can be typed. */
export function YearPicture({ today, drawn, onDrawn }: YearPictureProps) {
  const { weeks, closures, holidays, proposed } = drawn;
  const months = useMemo(
    () => pictureFrom(today, { weeks, closures, holidays, proposed }),
    [today, weeks, closures, holidays, proposed],
  );
  const { range, ...pointer } = useRange(today, onDrawn);
  return (
    <div aria-hidden="true">
      <div className={css.months} {...pointer}>
        {months.map(month => (
          <Month key={month.name} month={month} today={today} range={range} />
        ))}
      </div>
      <Legend />
    </div>
  );
}

type Range = Pick<Closure, 'from' | 'to'>;

/** A range of days that a pointer draws, from where it is pressed to where it is let go. Under a finger only one day: it scrolls. */
function useRange(today: IsoDate, onDrawn: YearPictureProps['onDrawn']) {
  const [ends, setEnds] = useState<readonly [IsoDate, IsoDate] | null>(null);
  const range: Range | null = ends && { from: ends.toSorted()[0] ?? '', to: ends.toSorted()[1] ?? '' };
  return {
    range,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const day = dayUnder(event);
      if (!day || day < today || event.button !== 0) return;
      if (event.pointerType !== 'touch') event.preventDefault();
      setEnds([day, day]);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const day = ends && event.pointerType !== 'touch' ? dayUnder(event) : null;
      if (ends && day && day >= today && day !== ends[1]) setEnds([ends[0], day]);
    },
    onPointerUp() {
      setEnds(null);
      if (range) onDrawn(range);
    },
    onPointerLeave: () => setEnds(null),
    onPointerCancel: () => setEnds(null),
  };
}

const dayUnder = ({ clientX, clientY }: PointerEvent): IsoDate | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;

type MonthProps = { month: PictureMonth; today: IsoDate; range: Range | null };

function Month({ month: { name, offset, days }, today, range }: MonthProps) {
  return (
    <div>
      <p className={css.name}>{capitalised(name)}</p>
      <div className={css.grid}>
        {[1, 2, 3, 4, 5, 6, 7].map(weekday => (
          <span key={weekday} className={css.weekday}>
            {weekdayName(weekday).charAt(0)}
          </span>
        ))}
        {offset > 0 && <span className={css.offsets[offset]} />}
        {days.map(day => (
          <Day key={day.day} day={day} today={today} picked={range} />
        ))}
      </div>
    </div>
  );
}

function Day({
  day: { day, look, joins },
  today,
  picked,
}: {
  day: PictureDay;
  today: IsoDate;
  picked: Range | null;
}) {
  return (
    <span
      className={css.day}
      data-day={day}
      data-look={look}
      data-joins-before={joins.before || undefined}
      data-joins-after={joins.after || undefined}
      data-today={day === today || undefined}
      data-past={day < today || undefined}
      data-picked={(picked && picked.from <= day && day <= picked.to) || undefined}
    >
      {formatDay(day, 'dayOfMonth').split(' ')[0]?.replace('º', '')}
    </span>
  );
}

const looks = ['closed', 'reduced', 'extra', 'holiday', 'proposed', 'rest'] as const;

const Legend = () => (
  <ul className={css.legend}>
    {looks.map(look => (
      <li key={look} className={css.legendItem}>
        <span className={css.sample} data-look={look} />
        <span>{words.legend[look]}</span>
      </li>
    ))}
  </ul>
);
