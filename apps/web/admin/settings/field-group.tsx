import { type ReactNode, useId } from 'react';
import * as css from '../../ui/field/field.css.ts';
import { FieldError } from '../../ui/field/field-frame.tsx';

type FieldGroupProps = {
  /** As the server's answer names it. */
  field: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
};

/** Several controls that are one field: their name above, what is wrong below. */
export function FieldGroup({ field, label, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      className={css.frame}
      data-field={field}
    >
      <span id={id} className={css.label}>
        {label}
      </span>
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
