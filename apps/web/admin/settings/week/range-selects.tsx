import { doorTime } from '../../../format/wall-clock.ts';
import { hours as words } from '../../../texts/admin/settings/settings.ts';
import type { Interval } from '../timetable.ts';
import { endsAfter, quarters } from './hours.ts';
import * as css from './range-fields.css.ts';

type RangeSelectsProps = {
  label: string;
  range: Interval;
  onChange: (range: Interval) => void;
  isWrong: boolean;
};

/** From one quarter-hour to a later one. */
export function RangeSelects({ label, range, onChange, isWrong }: RangeSelectsProps) {
  const wired = { className: css.time, 'aria-invalid': isWrong || undefined };
  return (
    <>
      <select
        {...wired}
        aria-label={words.from(label)}
        value={range.from}
        onChange={({ target }) => onChange({ from: target.value, to: endsAfter(target.value, range.to) })}
      >
        <Times times={quarters.slice(0, -1)} />
      </select>
      <span aria-hidden="true">–</span>
      <select
        {...wired}
        aria-label={words.to(label)}
        value={range.to}
        onChange={({ target }) => onChange({ ...range, to: target.value })}
      >
        <Times times={quarters.filter(time => time > range.from)} />
      </select>
    </>
  );
}

const Times = ({ times }: { times: readonly string[] }) =>
  times.map(time => (
    <option key={time} value={time}>
      {doorTime(time)}
    </option>
  ));
