import { ChevronLeft, ChevronRight } from 'lucide-react';
import { capitalised } from '../../../format/days.ts';
import { statistics as words } from '../../../texts/admin/figures/statistics.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { BareSelect } from '../../../ui/field/select.tsx';
import { useTypedDate } from '../../../ui/field/use-typed-date.ts';
import { type Stylist, stylistOption } from '../../shared/stylists.ts';
import { inWords, kinds, type Range } from './period.ts';
import * as css from './period-bar.css.ts';
import type { usePeriod } from './use-period.ts';

type PeriodBarProps = {
  period: ReturnType<typeof usePeriod>;
  stylists: readonly Stylist[];
  /** What it is compared with, and when it was counted. */
  note: string;
};

/** Which period, of whom, and the way to the one before and after. */
export function PeriodBar({ period, stylists, note }: PeriodBarProps) {
  const { kind, range, stylistId, wrong, ...choose } = period;
  return (
    <div className={css.bar}>
      <div className={css.turns}>
        <Button variant="ghost" size="icon" aria-label={words.earlier} onClick={() => choose.turn(-1)}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <div className={css.which}>
          <p className={css.name} aria-live="polite">
            {wrong ? '' : capitalised(inWords(range))}
          </p>
          <p className={css.note}>{note}</p>
        </div>
        <Button variant="ghost" size="icon" aria-label={words.later} onClick={() => choose.turn(1)}>
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </div>
      <div className={css.choices}>
        <BareSelect
          aria-label={words.kind}
          value={kind}
          options={kinds.map(value => ({ value, label: words.kinds[value] }))}
          onChange={({ target }) => choose.chooseKind(kinds[target.selectedIndex] ?? kinds[0])}
        />
        <BareSelect
          aria-label={words.whom}
          value={stylistId ?? ''}
          options={[{ value: '', label: words.everybody }, ...stylists.map(stylistOption)]}
          onChange={({ target }) => choose.chooseStylist(target.value)}
        />
      </div>
      {kind === 'date' && <Dates {...{ range, wrong }} onChange={choose.chooseRange} />}
    </div>
  );
}

type DatesProps = Pick<ReturnType<typeof usePeriod>, 'range' | 'wrong'> & {
  onChange: (range: Range) => void;
};

function Dates({ range, wrong, onChange }: DatesProps) {
  const from = useTypedDate(range.from, day => onChange({ ...range, from: day }));
  const to = useTypedDate(range.to, day => onChange({ ...range, to: day }));
  return (
    <div className={css.dates}>
      <Field type="date" label={words.from} {...from} />
      <Field type="date" label={words.to} error={wrong && words[wrong]} {...to} />
    </div>
  );
}
