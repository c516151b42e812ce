import { useId } from 'react';
import { capitalised, weekdayName } from '../../../format/days.ts';
import { weekEditor as words } from '../../../texts/admin/settings/week.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import type { Opening } from '../timetable.ts';
import { UnbrokenHours } from '../unbroken-hours.tsx';
import { DayBar } from './day-bar.tsx';
import { DayHours, Disclosure } from './day-hours.tsx';
import { writtenHours } from './hours.ts';
import type { Scale } from './scale.ts';
import * as css from './week-editor.css.ts';
import { isSameDay } from './week-rules.ts';

type DayRowProps = {
  name?: string;
  weekday: number;
  opening: Opening;
  before: Opening;
  tellBefore: (hours: string) => string;
  off: string;
  /** null: without a bar. */
  scale: Scale | null;
  wide: boolean;
  isOpen: boolean;
  openDays: readonly number[];
  onOpen: (isOpen: boolean) => void;
  onSwitch: (on: boolean) => void;
  onChange: (opening: Opening) => void;
  onCopy: (weekdays: readonly number[]) => void;
};

export function DayRow(props: DayRowProps) {
  const { name, weekday, opening, before, off, scale, wide, isOpen, onOpen, onSwitch } = props;
  const id = useId();
  const day = capitalised(weekdayName(weekday));
  const called = name ? `${day}, ${name}` : day;
  const isOn = opening.length > 0;
  const isChanged = !isSameDay(opening, before);
  return (
    <li className={css.day}>
      <label className={css.head}>
        <Switch checked={isOn} aria-label={called} onChange={({ target }) => onSwitch(target.checked)} />
        <span className={css.name} aria-hidden="true">
          {day}
        </span>
        {isChanged && <span className={css.dot} />}
      </label>
      {!isOn && (
        <span className={css.off}>
          <span>{off}</span>
          {isChanged && <VisuallyHidden>, {words.changed}</VisuallyHidden>}
        </span>
      )}
      {isOn && !wide && (
        <Disclosure {...{ id, called, isOpen }} hours={writtenHours(opening)} onOpen={onOpen} />
      )}
      {isOn && isOpen && <DayHours {...props} id={id} called={called} />}
      {scale && <DayBar opening={opening} before={isChanged ? before : null} scale={scale} />}
      {isChanged && isOn && (
        <p className={css.before}>
          <UnbrokenHours
            text={props.tellBefore(before.length === 0 ? off.toLowerCase() : writtenHours(before))}
          />
        </p>
      )}
    </li>
  );
}
