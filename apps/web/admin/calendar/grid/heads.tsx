import type { IsoDate } from '../../../format/days.ts';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { DayColumn } from './day-column.ts';
import * as css from './day-grid.css.ts';

export function Heads({ columns, today }: { columns: readonly DayColumn[]; today: IsoDate }) {
  return (
    <div role="row" className={css.row}>
      <div role="columnheader" className={css.corner}>
        <VisuallyHidden>{words.hour}</VisuallyHidden>
      </div>
      {columns.map(({ key, date, caption, heading, spoken }) => (
        <div
          key={key}
          role="columnheader"
          className={css.head}
          aria-label={spoken}
          data-today={date === today || undefined}
        >
          <span>{caption}</span>
          <span className={css.headNumber}>{heading}</span>
        </div>
      ))}
    </div>
  );
}
