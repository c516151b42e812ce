import { Suspense } from 'react';
import { fields } from '../../texts/fields.ts';
import { Field } from '../../ui/field/field.tsx';
import { lazyWithBoundary } from '../../ui/loading/lazy-with-boundary.tsx';
import type { OwnFieldProps } from './own-fields.tsx';

type NewPasswordProps = OwnFieldProps & {
  /** What stands in the field, and whose account it is for. */
  typed: string;
  username: string;
  /** Characters. */
  least?: number;
};

// With its dictionaries it is heavy: it comes with the first key.
const StrengthHint = lazyWithBoundary(() => import('./strength/strength-hint.tsx'), fields.passwordHint(6));

export function NewPasswordField({ typed, username, least = 6, ...field }: NewPasswordProps) {
  const rule = fields.passwordHint(least);
  return (
    <Field
      label={fields.newPassword}
      hint={
        typed ? (
          <Suspense fallback={rule}>
            <StrengthHint {...{ typed, username, rule, least }} />
          </Suspense>
        ) : (
          rule
        )
      }
      type="password"
      autoComplete="new-password"
      {...field}
    />
  );
}
