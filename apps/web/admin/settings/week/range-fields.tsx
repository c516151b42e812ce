import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { hours as words } from '../../../texts/admin/settings/settings.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Interval, Opening } from '../timetable.ts';
import { nextRange } from './hours.ts';
import * as css from './range-fields.css.ts';
import { RangeSelects } from './range-selects.tsx';

type RangeFieldsProps = {
  /** What they are the hours of: 'Martedì'. */
  label: string;
  ranges: Opening;
  onChange: (ranges: Opening) => void;
  /** What is wrong with them is said beside them. */
  isWrong?: boolean;
  /** There is but one. */
  single?: boolean;
};

/** The hours of a day: one range or more, each from one quarter-hour to a later one. The last one cannot be taken away. */
export function RangeFields({ label, ranges, onChange, isWrong = false, single = false }: RangeFieldsProps) {
  const change = (which: number, range: Interval) =>
    onChange(ranges.map((present, place) => (place === which ? range : present)));
  const place = (which: number) => words.place(label, which + 1, ranges.length);
  const following = single ? undefined : nextRange(ranges);
  const list = useRef<HTMLDivElement>(null);
  /** Whoever pressed a button that has gone with it goes on at the range that stands there now. */
  const changeFrom = (which: number, next: Opening) => {
    flushSync(() => onChange(next));
    if (document.activeElement === document.body)
      list.current?.children[Math.min(which, next.length - 1)]?.querySelector('select')?.focus();
  };
  return (
    <div ref={list} className={css.ranges}>
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
              onClick={() =>
                changeFrom(
                  which,
                  ranges.filter(other => other !== range),
                )
              }
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      {following && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={words.addLabel(label)}
          onClick={() => changeFrom(ranges.length, [...ranges, following])}
        >
          <Plus size={20} strokeWidth={1.7} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
