import { capitalised, formatDay, type IsoDate, weekdayName } from '../../../../format/days.ts';
import type { Range } from './use-range.ts';
import type { PictureDay, PictureMonth } from './year-days.ts';
import * as css from './year-picture.css.ts';

type MonthProps = { month: PictureMonth; today: IsoDate; range: Range | null };

export function Month({ month: { name, offset, days }, today, range }: MonthProps) {
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
