import type { IsoDate } from '../../format/days.ts';
import { isIsoDate } from '../../format/iso-date.ts';
import { adminAppointments as words } from '../../texts/admin/appointments.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { appointments } from '../../texts/appointments.ts';
import { control } from '../../ui/field/field.css.ts';
import { BareSelect } from '../../ui/field/select.tsx';
import { useTypedDate } from '../../ui/field/use-typed-date.ts';
import { type Stylist, stylistOption } from '../shared/stylists.ts';
import * as css from './appointments-tab.css.ts';
import type { Period, Status } from './use-filters.ts';

type PeriodFilterProps = { period: Period; today: IsoDate; onChange: (period: Period) => void };

/** All dates, from today on, or a day, which begins as today. */
export function PeriodFilter({ period, today, onChange }: PeriodFilterProps) {
  const isDay = isIsoDate(period);
  return (
    <>
      <div className={css.choice}>
        <BareSelect
          aria-label={words.period.label}
          value={isDay ? 'day' : period}
          options={periods}
          onChange={({ target }) => onChange(target.value === 'day' ? today : target.value)}
        />
      </div>
      {isDay && <DayFilter day={period} onChange={onChange} />}
    </>
  );
}

const DayFilter = ({ day, onChange }: { day: IsoDate; onChange: (day: IsoDate) => void }) => (
  <input
    type="date"
    className={`${control} ${css.day}`}
    aria-label={words.period.which}
    {...useTypedDate(day, onChange)}
  />
);

const periods = (['all', 'coming', 'day'] as const).map(value => ({ value, label: words.period[value] }));

type StatusFilterProps = { value: Status | undefined; onChange: (status: string) => void };

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <div className={css.choice}>
      <BareSelect
        aria-label={words.columns.status}
        value={value ?? ''}
        options={states}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

const states = [
  { value: '', label: words.anyStatus },
  ...Object.entries(appointments.status).map(([value, label]) => ({ value, label })),
];

type StylistFilterProps = {
  stylists: readonly Stylist[];
  value: number | undefined;
  onChange: (value: string) => void;
};

export function StylistFilter({ stylists, value, onChange }: StylistFilterProps) {
  return (
    <div className={css.stylist}>
      <BareSelect
        aria-label={admin.stylist}
        value={value ?? ''}
        options={[{ value: '', label: words.everybody }, ...stylists.map(stylistOption)]}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
