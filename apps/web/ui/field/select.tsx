import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as css from './field.css.ts';
import { FieldFrame, type FieldNotes } from './field-frame.tsx';

export type Option = { value: string | number; label: string; disabled?: boolean };

type BareProps = SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly Option[];
  ref?: Ref<HTMLSelectElement>;
};

/** The native select alone; give it an `aria-label`. */
export function BareSelect({ options, className, ...select }: BareProps) {
  return (
    <div className={css.selectFrame}>
      <select {...select} className={classNames(css.select, className)}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={css.chevron} size={18} aria-hidden="true" />
    </div>
  );
}

/** A labelled native select. Made to receive `{...register('category')}`. */
export const Select = ({ label, hint, error, optional, id, ...select }: FieldNotes & BareProps) => (
  <FieldFrame label={label} hint={hint} error={error} id={id} {...(optional && { optional })}>
    {wiring => <BareSelect {...select} {...wiring} />}
  </FieldFrame>
);
