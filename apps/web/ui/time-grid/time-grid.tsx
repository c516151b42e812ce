import { type ReactNode, useId } from 'react';
import { timeGrid as words } from '../../texts/times/time-grid.ts';
import * as css from './time-grid.css.ts';

export type TimeGroup = {
  label: string;
  icon?: ReactNode;
  /** HH:mm */
  times: readonly string[];
};

type TimeGridProps = {
  /** What is being chosen, such as 'Orari liberi di martedì 5 gennaio'. */
  label: string;
  groups: readonly TimeGroup[];
  value: string | null;
  onChange: (time: string) => void;
  /** How a time is read out, such as 'martedì 5 gennaio 2027, 10:30'. */
  spoken?: (time: string) => string;
  /** One of the times, to be seen and not chosen: where what is chosen anew stands now. */
  present?: string | undefined;
};

/** Times as one set of native radio buttons: arrows move through all groups. Empty groups are left out. */
export function TimeGrid({ label, groups, value, onChange, spoken, present }: TimeGridProps) {
  const name = useId();
  const labelOf = (time: string) =>
    time === present ? `${spoken?.(time) ?? time}, ${words.now}` : spoken?.(time);
  return (
    <fieldset className={css.group} role="radiogroup" aria-label={label}>
      {groups
        .filter(group => group.times.length > 0)
        .map(group => (
          <div key={group.label} className={css.part}>
            <h3 className={css.heading}>
              {group.icon}
              {group.label}
            </h3>
            <div className={css.times}>
              {group.times.map(time => (
                <label key={time} className={time === present ? css.present : css.time}>
                  <input
                    type="radio"
                    className={css.radio}
                    name={name}
                    value={time}
                    aria-label={labelOf(time)}
                    checked={time === value}
                    disabled={time === present}
                    onChange={() => onChange(time)}
                  />
                  <span>{time}</span>
                  {time === present && <span className={css.now}>{words.now}</span>}
                </label>
              ))}
            </div>
          </div>
        ))}
    </fieldset>
  );
}
