import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { controls } from '../../texts/controls.ts';
import * as css from './field.css.ts';

/** What every field has around its control. */
export type FieldNotes = {
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence of the refused rule; its presence marks the control invalid. */
  error?: string | undefined;
  /** May be left empty, which is said after the label; the ending is that of its word where that is not 'o'. */
  optional?: boolean | 'a' | 'e';
};

export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Label, control, hint and error, tied together for assistive technology. */
export function FieldFrame({
  label,
  hint,
  error,
  optional = false,
  id: givenId,
  children,
}: FieldNotes & { id?: string | undefined; children: (wiring: ControlWiring) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={css.frame}>
      <label className={css.label} htmlFor={id}>
        <span>{label}</span>
        {optional && <Optional ending={optional === true ? 'o' : optional} />}
      </label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export const Optional = ({ ending }: { ending: 'o' | 'a' | 'e' }) => (
  <span className={css.optional}> ({controls.optional(ending)})</span>
);

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={css.error} role="alert">
      <CircleAlert className={css.errorIcon} size={16} aria-hidden="true" />
      {error}
    </p>
  );
}
