import { type ReactNode, useId } from 'react';
import * as css from './segments.css.ts';

type Segment<T extends string> = { value: T; label: string; icon?: ReactNode };

type SegmentsProps<T extends string> = {
  /** What is being chosen, for assistive technology. */
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
};

/** One of a few, side by side, as native radio buttons. */
export function Segments<T extends string>({ label, segments, value, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {segments.map(segment => (
        <label key={segment.value} className={css.segment}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
