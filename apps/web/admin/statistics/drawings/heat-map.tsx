import { percent } from '../../../format/amounts.ts';
import { weekdayName } from '../../../format/days.ts';
import { statistics } from '../../../texts/admin/figures/statistics.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { type Figures, shareSold } from '../statistics.ts';
import { Frame } from './frame.tsx';
import * as css from './heat-map.css.ts';

const words = statistics.full;

/** How full each hour of each weekday is: a table whose cells are the darker the fuller, and carry their number. */
export function HeatMap({ hours }: { hours: Figures['hours'] }) {
  const open = hours.filter(({ bookable }) => bookable > 0);
  const weekdays = [...new Set(open.map(({ weekday }) => weekday))].sort((a, b) => a - b);
  const times = [...new Set(open.map(({ hour }) => hour))].sort((a, b) => a - b);
  const shareAt = (weekday: number, hour: number): number | null => {
    const cell = open.find(one => one.weekday === weekday && one.hour === hour);
    return cell ? shareSold(cell) : null;
  };
  const wholeOf = (weekday: number): number => sharesTogether(open.filter(one => one.weekday === weekday));
  return (
    <Frame title={words.title} lead={words.lead}>
      <table className={css.map}>
        <thead>
          <tr>
            <th scope="col">{words.hour}</th>
            {weekdays.map(weekday => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
                {weekdayName(weekday).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map(hour => (
            <tr key={hour}>
              <th scope="row">{`${hour}:00`}</th>
              {weekdays.map(weekday => (
                <Cell key={weekday} share={shareAt(weekday, hour)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.whole}</th>
            {weekdays.map(weekday => (
              <td key={weekday} className={css.whole}>
                {percent(wholeOf(weekday))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Frame>
  );
}

function sharesTogether(cells: Figures['hours']): number {
  const sum = (key: 'sold' | 'bookable') => cells.reduce((all, one) => all + one[key], 0);
  return shareSold({ sold: sum('sold'), bookable: sum('bookable') }) ?? 0;
}

function Cell({ share }: { share: number | null }) {
  if (share === null) return <td className={css.closed} aria-label={words.closed} />;
  const step = Math.min(css.steps.length - 1, Math.floor(share * css.steps.length));
  return <td className={classNames(css.cell, css.steps[step])}>{Math.round(share * 100)}</td>;
}
