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

export const NewPasswordField = ({ typed, username, least = 6, ...field }: NewPasswordProps) => (
  <Field
    label={fields.newPassword}
    hint={<Hint {...{ typed, username, least }} />}
    type="password"
    autoComplete="new-password"
    {...field}
  />
);

function Hint({ least, ...of }: { typed: string; username: string; least: number }) {
  const rule = fields.passwordHint(least);
  if (!of.typed) return rule;
  return (
    <Suspense fallback={rule}>
      <StrengthHint {...of} rule={rule} least={least} />
    </Suspense>
  );
}
