import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { nationalNumber } from '../../format/phone.ts';
import { fields } from '../../texts/fields.ts';
import { Field } from '../../ui/field/field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'type'>;

/**
 * Formats a phone number as it is typed or pasted. A typed '+' is removed like every non-digit, but remembered: a 39 that
 * follows is then the country code, not the beginning of a mobile number.
 */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  const afterPlus = useRef(false);
  const tidy = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const written = (afterPlus.current ? '+' : '') + input.value;
    afterPlus.current = /^\s*\+3?$/.test(written);
    const number = nationalNumber(written);
    if (number !== input.value) {
      const caret = nationalNumber(input.value.slice(0, input.selectionStart ?? undefined)).length;
      input.value = number;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
  return (
    <Field
      label={fields.phone}
      hint={fields.phoneHint}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      {...field}
      onChange={tidy}
    />
  );
}
