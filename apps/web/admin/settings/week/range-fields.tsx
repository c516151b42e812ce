import { Plus, X } from 'lucide-react';
import { doorTime } from '../../../format/wall-clock.ts';
import { hours as words } from '../../../texts/admin/settings/settings.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Interval, Opening } from '../timetable.ts';
import { endsAfter, nextRange, quarters } from './hours.ts';
import * as css from './range-fields.css.ts';

type RangeFieldsProps = {
  /** What they are the hours of: 'Martedì'. */
  label: string;
  ranges: Opening;
  onChange: (ranges: Opening) => void;
  /** What is wrong with them is said beside them. */
  isWrong?: boolean;
};

/** The hours of a day: one range or more, each from one quarter-hour to a later one. The last one cannot be taken away. */
export function RangeFields({ label, ranges, onChange, isWrong = false }: RangeFieldsProps) {
  const change = (which: number, range: Interval) =>
    onChange(ranges.map((present, place) => (place === which ? range : present)));
  const place = (which: number) => words.place(label, which + 1, ranges.length);
  const following = nextRange(ranges);
  return (
    <div className={css.ranges}>
      {ranges.map((range, which) => (
        <div key={`${which + 1}`} className={css.range} data-invalid={isWrong || undefined}>
          <RangeSelects
            label={place(which)}
            range={range}
            onChange={next => change(which, next)}
            isWrong={isWrong}
          />
          {ranges.length > 1 && (
            <button
              type="button"
              className={css.remove}
              aria-label={words.removeLabel(place(which))}
              onClick={() => onChange(ranges.filter(other => other !== range))}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      {following && (
        <Button
          variant="quiet"
          size="s"
          aria-label={words.addLabel(label)}
          onClick={() => onChange([...ranges, following])}
        >
          <Plus size={18} aria-hidden="true" />
          <span>{words.add}</span>
        </Button>
      )}
    </div>
  );
}

type RangeSelectsProps = {
  label: string;
  range: Interval;
  onChange: (range: Interval) => void;
  isWrong: boolean;
};

function RangeSelects({ label, range, onChange, isWrong }: RangeSelectsProps) {
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
