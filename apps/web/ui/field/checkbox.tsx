import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as css from './field.css.ts';
import { FieldError } from './field-frame.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  children: ReactNode;
  error?: string | undefined;
  /** Marks it without a sentence of its own, where a toast says what is wrong. */
  invalid?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A tick box; its label is its content. Made to receive `{...register('terms')}`. */
export function Checkbox({ children, error, invalid = false, id: givenId, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={css.frame}>
      <label className={css.checkRow} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={css.check}
          aria-invalid={error || invalid ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
