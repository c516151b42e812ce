import { Flag, Palmtree } from 'lucide-react';
import { useRef } from 'react';
import { capitalised, formatDay } from '../../../../format/days.ts';
import { closures } from '../../../../texts/admin/settings/closures.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cardTitle } from '../../../../ui/layout/layout.css.ts';
import { Segments } from '../../../../ui/segments/segments.tsx';
import { type ClosureDraft, writtenDays } from '../closure-draft.ts';
import { ProposalRow } from './proposal-row.tsx';
import * as css from './proposals.css.ts';
import type { SummerWeeks } from './summer.ts';
import type { useProposals } from './use-proposals.ts';

const words = closures.proposals;

type Proposed = Pick<ClosureDraft, 'from' | 'to' | 'reason'>;

type ProposalsProps = {
  proposals: ReturnType<typeof useProposals>;
  /** What is being added; null while nothing is. */
  busy: Proposed | null;
  onAdd: (proposed: Proposed) => void;
};

const lengths = ([1, 2, 3] as const).map(weeks => ({ value: `${weeks}`, label: words.week(weeks) }));

export function Proposals({
  proposals: { length, setLength, summer, holidays },
  busy,
  onAdd,
}: ProposalsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current;
  // One after the other: the list is another once one is stored.
  const waiting = (own: boolean) => ({ loading: own, 'aria-disabled': busy !== null || undefined });
  return (
    <section className={css.frame} aria-labelledby="proposte">
      <h2 ref={heading} id="proposte" tabIndex={-1} className={cardTitle}>
        {words.title}
      </h2>
      <ul className={css.list}>
        {summer && (
          <ProposalRow toHeading={toHeading}>
            <Palmtree className={css.icon} size={20} strokeWidth={1.7} aria-hidden="true" />
            <Text name={words.summer} when={writtenDays(summer)} />
            <Button
              size="s"
              {...waiting(busy?.reason === words.summer)}
              onClick={() => onAdd({ ...summer, reason: words.summer })}
              aria-label={`${words.add} ${words.summer}`}
            >
              {words.add}
            </Button>
            <div className={css.below}>
              <Segments
                label={words.weeks}
                segments={lengths}
                value={`${length}`}
                onChange={weeks => setLength(Number(weeks) as SummerWeeks)}
              />
            </div>
          </ProposalRow>
        )}
        {holidays.map(({ day, name }) => (
          <ProposalRow key={day} toHeading={toHeading}>
            <Flag className={css.icon} size={20} strokeWidth={1.7} aria-hidden="true" />
            <Text name={name} when={capitalised(formatDay(day, 'short'))} />
            <Button
              variant="ghost"
              size="s"
              {...waiting(busy?.from === day)}
              onClick={() => onAdd({ from: day, to: day, reason: name })}
              aria-label={words.closeLabel(name)}
            >
              {words.close}
            </Button>
          </ProposalRow>
        ))}
      </ul>
      <p className={css.note}>{summer || holidays.length > 0 ? words.others : words.none}</p>
    </section>
  );
}

const Text = ({ name, when }: { name: string; when: string }) => (
  <div className={css.text}>
    <p className={css.name}>{name}</p>
    <p className={css.when}>{when}</p>
  </div>
);
