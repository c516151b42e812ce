import type { InputHTMLAttributes } from 'react';
import * as css from './switch.css.ts';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'> & {
  checked: boolean;
};

/** On or off, at once. Give it an `aria-label`, or a label around it. */
export const Switch = (input: SwitchProps) => (
  <input {...input} type="checkbox" role="switch" aria-checked={input.checked} className={css.control} />
);
