import type { ChangeEvent, ComponentProps } from 'react';
import { tidyPhone } from '../../../../adapters/http/contract/forms/phone.ts';
import { fields } from '../../texts/fields.ts';
import { Field } from '../../ui/field/field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'type'>;

/** Formats a phone number as it is typed or pasted; a '+' stays until it is known which country it is of. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  const tidy = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const byKey = (event.nativeEvent as InputEvent).data?.length === 1;
    const number = tidyPhone(input.value, byKey);
    if (number !== input.value) {
      const caret = tidyPhone(input.value.slice(0, input.selectionStart ?? undefined), byKey).length;
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
