import { closures } from '../../../texts/admin/settings/closures.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import * as css from '../../shared/person-fields.css.ts';
import type { Stylist } from '../../shared/stylists.ts';
import { FieldGroup } from '../field-group.tsx';
import { ReasonField } from '../reason-field.tsx';
import type { FieldErrors } from '../use-field-errors.ts';
import { DayFields } from '../week/day-fields.tsx';
import { RangeFields } from '../week/range-fields.tsx';
import type { ClosureDraft, Kind } from './closure-draft.ts';
import { PeopleFields } from './people-fields.tsx';
import type { ClosureField } from './use-save-closure.ts';

const words = closures.form;

const kinds = (['closed', 'reduced', 'extra'] as const).map(value => ({ value, label: words.kinds[value] }));

type ClosureFormProps = {
  draft: ClosureDraft;
  errors: FieldErrors<ClosureField>;
  stylists: readonly Stylist[];
  onChange: (by: Partial<ClosureDraft>) => void;
};

export function ClosureForm({ draft, errors, stylists, onChange }: ClosureFormProps) {
  const { kind, hours, reason } = draft;
  return (
    <div className={css.fields}>
      <Segments<Kind>
        label={words.kind}
        segments={kinds}
        value={kind}
        onChange={next => onChange({ kind: next, ...(kind === 'closed' && { usual: next !== 'extra' }) })}
      />
      <DayFields days={draft} errors={errors} onChange={onChange} />
      {kind !== 'closed' && (
        <>
          <FieldGroup field="hours" label={words.hours} error={errors.of('hours')}>
            <RangeFields
              label={words.hours}
              ranges={hours}
              isWrong={errors.of('hours') !== undefined}
              onChange={next => onChange({ hours: next })}
            />
          </FieldGroup>
          <PeopleFields {...{ draft, stylists, onChange }} error={errors.of('stylistIds')} />
        </>
      )}
      <ReasonField label={words.reason} hint={words.reasonHint} {...{ reason, errors, onChange }} />
    </div>
  );
}
