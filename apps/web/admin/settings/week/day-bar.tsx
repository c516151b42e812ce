import { minutesOf } from '../../../format/wall-clock.ts';
import type { Opening } from '../timetable.ts';
import * as css from './day-bar.css.ts';
import type { Scale } from './scale.ts';

/** The first hour, the middle one and the last, over the bars. */
export const BarScale = ({ scale: { from, to } }: { scale: Scale }) => (
  <div className={css.scale} aria-hidden="true">
    {[from, (from + to) / 2, to].map(hour => (
      <span key={hour}>{hour}</span>
    ))}
  </div>
);

type DayBarProps = { opening: Opening; before: Opening | null; scale: Scale };

const height = 14;

/** A day's hours as a bar, and dashed what they were. For the eyes: all of it stands beside it in figures. */
export function DayBar({ opening, before, scale: { from, to } }: DayBarProps) {
  const place = (range: Opening[number]) => {
    const start = minutesOf(range.from) - from * 60;
    return { x: start, width: minutesOf(range.to) - from * 60 - start };
  };
  return (
    <svg
      className={css.bar}
      viewBox={`0 0 ${(to - from) * 60} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={css.ground} width="100%" height={height} />
      {opening.map(range => (
        <rect key={range.from} className={css.hours} height={height} {...place(range)} />
      ))}
      {before?.map(range => (
        <rect key={range.from} className={css.before} height={height} {...place(range)} />
      ))}
    </svg>
  );
}
