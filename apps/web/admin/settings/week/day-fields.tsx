import type { IsoDate } from '../../../format/days.ts';
import { hours as words } from '../../../texts/admin/settings/settings.ts';
import { Field } from '../../../ui/field/field.tsx';
import { pair } from '../../shared/person-fields.css.ts';
import type { FieldErrors } from '../use-field-errors.ts';

type Days = { readonly from: IsoDate; readonly to: IsoDate };

type DayFieldsProps = {
  days: Days;
  errors: Pick<FieldErrors<'from' | 'to'>, 'of'>;
  onChange: (by: Partial<Days>) => void;
};

/** The first and the last of some days. The last goes along with the first while it is one day, or would lie before it. */
export function DayFields({ days: { from, to }, errors, onChange }: DayFieldsProps) {
  const setFrom = (day: IsoDate) =>
    onChange({ from: day, ...(day && (to < day || to === from) && { to: day }) });
  return (
    <div className={pair}>
      <div data-field="from">
        <Field
          label={words.firstDay}
          type="date"
          value={from}
          error={errors.of('from')}
          onChange={({ target }) => setFrom(target.value)}
        />
      </div>
      <div data-field="to">
        <Field
          label={words.lastDay}
          type="date"
          value={to}
          min={from}
          error={errors.of('to')}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
    </div>
  );
}
