import { Field } from '../../ui/field/field.tsx';
import type { FieldErrors } from './use-field-errors.ts';

type ReasonFieldProps = {
  label: string;
  /** Who reads it. */
  hint: string;
  reason: string;
  errors: Pick<FieldErrors<'reason'>, 'of'>;
  onChange: (by: { readonly reason: string }) => void;
};

/** Why the shop is closed, or somebody absent. */
export function ReasonField({ label, hint, reason, errors, onChange }: ReasonFieldProps) {
  return (
    <div data-field="reason">
      <Field
        {...{ label, hint }}
        optional
        autoComplete="off"
        value={reason}
        error={errors.of('reason')}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </div>
  );
}
