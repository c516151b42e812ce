import { people } from '../../../../texts/admin/settings/people.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Segments } from '../../../../ui/segments/segments.tsx';
import { fields } from '../../../shared/person-fields.css.ts';
import { FieldGroup } from '../../field-group.tsx';
import { ReasonField } from '../../reason-field.tsx';
import * as css from '../../settings-page.css.ts';
import type { FieldErrors } from '../../use-field-errors.ts';
import { DayFields } from '../../week/day-fields.tsx';
import { RangeFields } from '../../week/range-fields.tsx';
import { type AbsenceDraft, quickDays } from './absence-draft.ts';
import type { AbsenceField } from './use-save-absence.ts';

const words = people.absences;

const lengths = [
  { value: 'whole', label: words.whole },
  { value: 'part', label: words.part },
] as const;

type AbsenceFormProps = {
  draft: AbsenceDraft;
  today: string;
  errors: FieldErrors<AbsenceField>;
  onChange: (by: Partial<AbsenceDraft>) => void;
};

export function AbsenceForm({ draft, today, errors, onChange }: AbsenceFormProps) {
  const { from, whole, part, reason } = draft;
  const quick = quickDays(today);
  return (
    <div className={fields}>
      <div role="group" aria-label={words.quick} className={css.buttons}>
        {(['today', 'tomorrow', 'week'] as const).map(which => (
          <Button key={which} variant="ghost" size="s" onClick={() => onChange(quick[which])}>
            {words[which]}
          </Button>
        ))}
      </div>
      <Segments
        label={words.length}
        segments={lengths}
        value={whole ? 'whole' : 'part'}
        onChange={value => onChange({ whole: value === 'whole' })}
      />
      {whole ? (
        <DayFields days={draft} errors={errors} onChange={onChange} />
      ) : (
        <>
          <div data-field="from">
            <Field
              label={words.day}
              type="date"
              value={from}
              error={errors.of('from')}
              onChange={({ target }) => onChange({ from: target.value, to: target.value })}
            />
          </div>
          <FieldGroup field="end" label={words.hours} error={errors.of('end')}>
            <RangeFields
              single
              label={words.hours}
              ranges={[part]}
              isWrong={errors.of('end') !== undefined}
              onChange={([range]) => range && onChange({ part: range })}
            />
          </FieldGroup>
        </>
      )}
      <ReasonField label={words.reason} hint={words.private} {...{ reason, errors, onChange }} />
    </div>
  );
}
