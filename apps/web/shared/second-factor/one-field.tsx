import { type InputHTMLAttributes, type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { Field } from '../../ui/field/field.tsx';
import * as css from './second-factor.css.ts';

type OneFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string;
  error: string | undefined;
  submit: string;
  /** Submitting removes something: the button is red. */
  danger?: boolean;
  busy: boolean;
  onGive: (value: string) => void;
  /** What stands in the field at first. */
  initial?: string;
  /** Above the field. */
  children?: ReactNode;
};

/** A step that asks for one thing. */
export function OneField({ submit, danger, busy, onGive, initial = '', children, ...field }: OneFieldProps) {
  const [value, setValue] = useState(initial);
  const give = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onGive(value);
  };
  return (
    <form className={css.form} onSubmit={give} noValidate>
      {children}
      <Field {...field} value={value} onChange={({ target }) => setValue(target.value)} />
      <div className={foot}>
        <Button variant={danger ? 'danger' : 'primary'} type="submit" loading={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

export const appCode = { inputMode: 'numeric', autoComplete: 'one-time-code', name: 'code' } as const;
