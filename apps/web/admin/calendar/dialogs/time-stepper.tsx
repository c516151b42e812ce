import { Minus, Plus } from 'lucide-react';
import { minutesOf, timeOf } from '../../../format/wall-clock.ts';
import { override as words } from '../../../texts/admin/override.ts';
import { Button } from '../../../ui/button/button.tsx';
import * as css from './time-stepper.css.ts';

const quarter = 15;
const last = 24 * 60 - quarter;

type TimeStepperProps = { time: string; onChange: (time: string) => void };

/** The start, a quarter-hour earlier or later, also where nobody would be booked. */
export function TimeStepper({ time, onChange }: TimeStepperProps) {
  const minutes = minutesOf(time);
  return (
    <div role="group" aria-label={words.time} className={css.stepper}>
      <span className={css.name}>{words.time}</span>
      <div className={css.box}>
        <Button
          variant="ghost"
          size="icon"
          className={css.step}
          aria-label={words.earlier}
          aria-disabled={minutes < quarter || undefined}
          onClick={() => onChange(timeOf(minutes - quarter))}
        >
          <Minus size={18} aria-hidden="true" />
        </Button>
        <span className={css.time} role="status">
          {time}
        </span>
        <Button
          variant="ghost"
          size="icon"
          className={css.step}
          aria-label={words.later}
          aria-disabled={minutes >= last || undefined}
          onClick={() => onChange(timeOf(minutes + quarter))}
        >
          <Plus size={18} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
