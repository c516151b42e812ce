import type { ComponentProps } from 'react';
import { fields } from '../../texts/fields.ts';
import { Field } from '../../ui/field/field.tsx';

/** What people type of themselves: each field by its name, and so that their browser knows what it may fill in. */
export type OwnFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'type'> & {
  label?: string;
};

export const UsernameField = (field: OwnFieldProps) => (
  <Field
    label={fields.username}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);

export const FirstNameField = (field: OwnFieldProps) => (
  <Field label={fields.firstName} optional autoComplete="given-name" {...field} />
);

export const LastNameField = (field: OwnFieldProps) => (
  <Field label={fields.lastName} optional autoComplete="family-name" {...field} />
);

export const EmailField = (field: OwnFieldProps) => (
  <Field label={fields.email} optional="a" type="email" inputMode="email" autoComplete="email" {...field} />
);

export const RepeatedPasswordField = (field: OwnFieldProps) => (
  <Field label={fields.confirmNewPassword} type="password" autoComplete="new-password" {...field} />
);
