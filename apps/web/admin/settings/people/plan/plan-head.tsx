import type { Ref } from 'react';
import { people } from '../../../../texts/admin/settings/people.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { cardTitle } from '../../../../ui/layout/layout.css.ts';
import { Segments } from '../../../../ui/segments/segments.tsx';
import * as css from '../../settings-page.css.ts';
import type { Mode } from './plan.ts';

const words = people.plan;

const modes = (['shop', 'same', 'alternating'] as const).map(value => ({
  value,
  label: people.modes[value],
}));

type PlanHeadProps = {
  heading: Ref<HTMLHeadingElement>;
  name: string;
  mode: Mode;
  validFrom: string;
  onMode: (mode: Mode) => void;
  onBegin: (validFrom: string) => void;
};

export function PlanHead({ heading, name, mode, validFrom, onMode, onBegin }: PlanHeadProps) {
  return (
    <>
      <div className={css.head}>
        <h2 ref={heading} id="turni" tabIndex={-1} className={cardTitle}>
          {words.title(name)}
        </h2>
        <Field
          label={words.from}
          type="date"
          value={validFrom}
          onChange={({ target }) => onBegin(target.value)}
        />
      </div>
      <p className={css.lead}>{words.lead}</p>
      <div className={css.head}>
        <Segments<Mode> label={words.mode} segments={modes} value={mode} onChange={onMode} />
      </div>
    </>
  );
}
