import { useMemo } from 'react';
import type { IsoDate } from '../../../../format/days.ts';
import { closures as words } from '../../../../texts/admin/settings/closures.ts';
import { Month } from './month.tsx';
import { type Range, useRange } from './use-range.ts';
import { type Drawn, pictureFrom } from './year-days.ts';
import * as css from './year-picture.css.ts';

export type YearPictureProps = {
  today: IsoDate;
  drawn: Drawn;
  /** A range was drawn on it. */
  onDrawn: (days: Range) => void;
};

/** The year at a glance, hidden from assistive technology: the list has all of it, and dates can be typed. */
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
