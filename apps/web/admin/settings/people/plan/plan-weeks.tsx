import { useState } from 'react';
import { people } from '../../../../texts/admin/settings/people.ts';
import { useWideScreen } from '../../../../ui/layout/use-wide-screen.ts';
import { Segments } from '../../../../ui/segments/segments.tsx';
import type { Week } from '../../timetable.ts';
import { WeekEditor } from '../../week/week-editor.tsx';
import { turnsFrom } from './plan.ts';
import * as css from './plan-weeks.css.ts';

const words = people.plan;

type PlanWeeksProps = {
  weeks: readonly Week[];
  validFrom: string;
  /** What the first is compared with. */
  before: Week;
  onChange: (weeks: readonly Week[]) => void;
};

/** One week, or two that alternate: side by side, on a phone one at a time. */
export function PlanWeeks({ weeks: [a = [], b], validFrom, before, onChange }: PlanWeeksProps) {
  const wide = useWideScreen();
  const [shown, show] = useState<'A' | 'B'>('A');
  const off = words.off;
  if (!b)
    return (
      <WeekEditor
        week={a}
        {...{ before, off }}
        tellBefore={words.before}
        onChange={week => onChange([week])}
      />
    );
  return (
    <>
      {validFrom && <Turns validFrom={validFrom} />}
      {!wide && <Segments<'A' | 'B'> label={words.which} segments={both} value={shown} onChange={show} />}
      <div className={css.weeks}>
        {(wide || shown === 'A') && (
          <section aria-labelledby="settimana-a">
            <h3 id="settimana-a" className={css.title}>
              {words.weekA}
            </h3>
            <WeekEditor
              week={a}
              {...{ before, off, name: words.weekA, narrow: true }}
              tellBefore={words.before}
              onChange={week => onChange([week, b])}
            />
          </section>
        )}
        {(wide || shown === 'B') && (
          <section aria-labelledby="settimana-b">
            <h3 id="settimana-b" className={css.title}>
              {words.weekB} <small className={css.note}>{words.differs}</small>
            </h3>
            <WeekEditor
              week={b}
              {...{ before: a, off, name: words.weekB, narrow: true }}
              tellBefore={words.inA}
              onChange={week => onChange([a, week])}
            />
          </section>
        )}
      </div>
    </>
  );
}

const both = [
  { value: 'A', label: words.weekA },
  { value: 'B', label: words.weekB },
] as const;

/** The next real weeks of each. */
const Turns = ({ validFrom }: { validFrom: string }) => (
  <ul className={css.turns} aria-label={words.dates}>
    {turnsFrom(validFrom).map(({ from, week, written }) => (
      <li key={from} className={css.turn}>
        <span className={css.letter} data-week={week}>
          {week}
        </span>{' '}
        <span>{written}</span>
      </li>
    ))}
  </ul>
);
