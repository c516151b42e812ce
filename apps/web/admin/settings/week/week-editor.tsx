import { useState } from 'react';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import type { Week } from '../timetable.ts';
import { BarScale } from './day-bar.tsx';
import { DayRow } from './day-row.tsx';
import { scaleOf } from './scale.ts';
import * as css from './week-editor.css.ts';
import { openedDay, withDay } from './week-rules.ts';

type WeekEditorProps = {
  /** Of two on one screen, what its controls are called after as well. */
  name?: string;
  week: Week;
  /** What it is compared with: days that differ have a dot. */
  before: Week;
  /** How `before` is told: 'Prima' hours. */
  tellBefore: (hours: string) => string;
  /** What a day without hours is called. */
  off: string;
  onChange: (week: Week) => void;
  /** Without bars, where two stand side by side. */
  narrow?: boolean;
};

/** Seven days, each a line: a switch, its hours, and a bar on a common scale. On a phone one of them is open at a time. */
export function WeekEditor({ week, before, onChange, narrow = false, ...rest }: WeekEditorProps) {
  const [opened, open] = useState<number | null>(null);
  const wide = useWideScreen();
  const scale = scaleOf([...week, ...before]);
  const bars = wide && !narrow;
  return (
    <div>
      {bars && <BarScale scale={scale} />}
      <ul className={css.days} data-narrow={narrow || undefined}>
        {week.map((opening, place) => {
          const weekday = place + 1;
          const set = (day: Week[number]) => onChange(withDay(week, weekday, day));
          return (
            <DayRow
              key={weekday}
              {...{ ...rest, weekday, opening, wide }}
              before={before[place] ?? []}
              scale={bars ? scale : null}
              isOpen={wide || opened === weekday}
              onOpen={isOpen => open(isOpen ? weekday : null)}
              onSwitch={on => {
                set(on ? openedDay(week, before, weekday) : []);
                open(on ? weekday : null);
              }}
              onChange={set}
              onCopy={days => onChange(week.map((day, other) => (days.includes(other + 1) ? opening : day)))}
              openDays={week.flatMap((day, other) => (day.length > 0 ? [other + 1] : []))}
            />
          );
        })}
      </ul>
    </div>
  );
}
