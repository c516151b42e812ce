import { useRef } from 'react';
import { spanOf, rulesTab as words } from '../../../texts/admin/settings/rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type Option, Select } from '../../../ui/field/select.tsx';
import { cardTitle } from '../../../ui/layout/layout.css.ts';
import { usePassFocusOn } from '../../../ui/layout/use-pass-focus-on.ts';
import { useUnsaved } from '../../unsaved.ts';
import * as page from '../settings-page.css.ts';
import type { RuleName, Rules } from './rules.ts';
import * as css from './rules-form.css.ts';
import { useRulesForm } from './use-rules.ts';

type RulesFormProps = {
  stored: Rules;
  /** Up to which the shop takes bookings while no rule ends them earlier. */
  lastDay: string;
};

export function RulesForm({ stored, lastDay }: RulesFormProps) {
  const form = useRulesForm(stored);
  useUnsaved(form.changed);
  const heading = useRef<HTMLHeadingElement>(null);
  const days = (value: number | null) => (value ? words.days(value) : words.wholeHorizon);
  return (
    <Card as="section" aria-labelledby="regole">
      <div className={page.head}>
        <h2 ref={heading} id="regole" tabIndex={-1} className={cardTitle}>
          {words.title}
        </h2>
        <p className={page.note}>{words.note}</p>
      </div>
      <form
        className={css.form}
        onSubmit={event => {
          event.preventDefault();
          form.save();
        }}
      >
        <RuleField name="minNotice" values={notices} say={notice} form={form} />
        <RuleField
          name="horizonDays"
          values={horizons}
          say={days}
          form={form}
          hint={words.horizonHint(lastDay)}
        />
        <RuleField name="maxUpcoming" values={counts} say={most} form={form} />
        <RuleField name="startStep" values={steps} say={step} form={form} />
        <RuleField name="cancelUntil" values={notices} say={until} form={form} />
        <RuleField name="moveUntil" values={notices} say={until} form={form} />
        {(form.changed || form.busy) && <Foot form={form} elsewhere={() => heading.current} />}
      </form>
    </Card>
  );
}

type Form = ReturnType<typeof useRulesForm>;

/** The buttons go when nothing is left to save: whoever pressed one is not to begin at the top of the page. */
function Foot({ form, elsewhere }: { form: Form; elsewhere: () => HTMLElement | null }) {
  return (
    <div ref={usePassFocusOn<HTMLDivElement>(elsewhere)} className={css.foot}>
      <Button variant="ghost" disabled={form.busy} onClick={form.reset}>
        {words.back}
      </Button>
      <Button type="submit" loading={form.busy}>
        {words.save}
      </Button>
    </div>
  );
}

type RuleFieldProps = {
  name: RuleName;
  values: readonly (number | null)[];
  say: (value: number | null) => string;
  form: Form;
  hint?: string;
};

const RuleField = ({ name, values, say, form, hint }: RuleFieldProps) => (
  <div data-field={name}>
    <Select
      label={words[name]}
      value={form.rules[name] ?? ''}
      options={optionsOf(values, form.rules[name], say)}
      error={form.errorOf(name)}
      {...(hint && { hint })}
      onChange={({ target }) => form.set(name, numberOf(target.value))}
    />
  </div>
);

const notice = (value: number | null) => (value ? words.notice(spanOf(value)) : words.noNotice);
const until = (value: number | null) => (value ? words.until(spanOf(value)) : words.untilStart);
const most = (value: number | null) => (value ? words.atMost(value) : words.anyNumber);
const step = (value: number | null) => words.step(value ?? 15);

/** Minutes. */
const notices = [0, 30, 60, 120, 180, 360, 720, 1_440, 2_880];
const steps = [15, 30, 60];
const counts = [null, 1, 2, 3, 4, 5, 10];
const horizons = [null, 7, 14, 30, 60, 90, 180, 365];

/** A value that was set by another way stands among them. */
function optionsOf(
  offered: readonly (number | null)[],
  present: number | null,
  say: (value: number | null) => string,
): Option[] {
  const values = offered.includes(present)
    ? offered
    : [...offered, present].toSorted((a, b) => (a ?? 0) - (b ?? 0));
  return values.map(value => ({ value: value ?? '', label: say(value) }));
}

const numberOf = (value: string): number | null => (value === '' ? null : Number(value));
