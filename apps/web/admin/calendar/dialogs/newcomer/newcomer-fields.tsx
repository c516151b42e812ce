import { useEffect, useId } from 'react';
import { PhoneField } from '../../../../shared/forms/phone-field.tsx';
import { newcomer as words } from '../../../../texts/admin/newcomer.ts';
import { fields } from '../../../../texts/fields.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import * as css from './newcomer-fields.css.ts';
import { typedPerson } from './typed-person.ts';
import type { Newcomer } from './use-newcomer.ts';

type Name = 'firstName' | 'lastName' | 'phone' | 'email';

/** A new customer's name and number in the place of the search; the address only where it was looked for. */
export function NewcomerFields({ newcomer }: { newcomer: Newcomer }) {
  const { form, search } = newcomer;
  const { register, setFocus, formState } = form;
  const titleId = useId();
  const typed = typedPerson(search);
  const first: Name = typed.firstName ? 'phone' : 'firstName';
  useEffect(() => setFocus(first), [setFocus, first]);
  const wired = (name: Name) => ({
    autoComplete: 'off',
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <div role="group" aria-labelledby={titleId} className={css.group}>
      <div className={css.head}>
        <span id={titleId} className={css.title}>
          {words.title}
        </span>
        <Button variant="ghost" size="s" disabled={newcomer.busy} onClick={newcomer.close}>
          {words.back}
        </Button>
      </div>
      <div className={css.names}>
        <Field label={fields.firstName} {...wired('firstName')} />
        <Field label={fields.lastName} {...wired('lastName')} />
      </div>
      <PhoneField optional {...wired('phone')} />
      {typed.email && <Field label={fields.email} optional="a" type="email" {...wired('email')} />}
      <p className={css.note}>{words.note}</p>
    </div>
  );
}
