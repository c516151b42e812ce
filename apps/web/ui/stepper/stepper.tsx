import { Check } from 'lucide-react';
import { controls } from '../../texts/controls.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './stepper.css.ts';

type StepperProps = {
  label: string;
  /** Names in order; steps count from 1. */
  steps: readonly string[];
  current: number;
  /** The furthest step ever shown: those up to it can be jumped to. */
  reached: number;
  onStep: (step: number) => void;
};

export function Stepper({ label, steps, current, reached, onStep }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {steps.map((name, index) => {
          const step = index + 1;
          const now = step === current;
          const done = step <= reached && !now;
          return (
            <li key={name} className={css.item} data-now={now || undefined} data-done={done || undefined}>
              {done ? (
                <button type="button" className={css.step} onClick={() => onStep(step)}>
                  <StepText step={step} name={name} done={step < current} />
                </button>
              ) : (
                <span className={css.step} aria-current={now ? 'step' : undefined}>
                  <StepText step={step} name={name} done={false} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepText({ step, name, done }: { step: number; name: string; done: boolean }) {
  return (
    <span className={css.text}>
      <span className={css.number}>
        {step}
        {done && <Check size={14} strokeWidth={3} aria-hidden="true" />}
      </span>
      <span className={css.name}>{name}</span>
      {done && <VisuallyHidden>, {controls.stepDone}</VisuallyHidden>}
    </span>
  );
}
