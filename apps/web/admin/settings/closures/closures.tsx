import { Suspense, useRef, useState } from 'react';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../../ui/loading/pending-line.tsx';
import type { Stylist } from '../../shared/stylists.ts';
import * as css from '../settings-page.css.ts';
import { type Closure, covers, type WeekVersion } from '../timetable.ts';
import { draftOf, type Kind, newDraft } from './closure-draft.ts';
import { Planned } from './planned.tsx';
import { Proposals } from './proposals/proposals.tsx';
import { useProposals } from './proposals/use-proposals.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { ClosureToEdit } from './use-closure-form.ts';
import { useSaveClosure } from './use-save-closure.ts';
import { Year } from './year/year.tsx';

const ClosureDialog = lazyWithBoundary(() => import('./closure-dialog.tsx'));

type ClosuresProps = {
  shop: { today: string; zone: string };
  closures: readonly Closure[];
  weeks: readonly WeekVersion[];
  stylists: readonly Stylist[];
};

/** The year at a glance, what is planned, and what might be; with its dialogs, one at a time. */
export function Closures({ shop, closures, weeks, stylists }: ClosuresProps) {
  const { today } = shop;
  const [opened, open] = useState<ClosureToEdit | null>(null);
  const [asked, ask] = useState<Closure | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const otherwiseFocus = () => addButton.current;
  const proposals = useProposals(today, weeks, closures);
  const everybody = stylists.map(({ id }) => id);
  const add = (kind: Kind, days = { from: today, to: today }) =>
    open({ closure: null, start: newDraft(kind, days, everybody) });
  const edit = (closure: Closure) => open({ closure, start: draftOf(closure, weeks, everybody) });
  const draw = (days: Pick<Closure, 'from' | 'to'>) => {
    const there = days.from === days.to && closures.find(one => covers(one, days.from));
    if (there) edit(there);
    else add('closed', days);
  };
  const proposing = useSaveClosure({ closure: null, today, onDone: () => undefined });
  const { foreseen } = proposing;
  const dialog = opened ?? (foreseen && { closure: null, start: foreseen.body, visits: foreseen.visits });
  const close = () => {
    open(null);
    proposing.back();
  };
  return (
    <div className={css.columns}>
      <Year
        today={today}
        drawn={{ weeks, closures, proposed: proposals.summer, holidays: proposals.holidayDays }}
        addButton={addButton}
        onAdd={add}
        onDrawn={draw}
      />
      <div className={css.side}>
        <Planned {...{ today, closures, weeks, stylists }} onEdit={edit} onRemove={ask} />
        <Proposals
          proposals={proposals}
          busy={proposing.sending}
          onAdd={({ reason, ...days }) =>
            proposing.submit({ ...newDraft('closed', days, everybody), reason })
          }
        />
      </div>
      <RemoveDialog closure={asked} {...{ weeks, otherwiseFocus }} onClose={() => ask(null)} />
      {dialog && (
        <Suspense fallback={<PendingLine />}>
          <ClosureDialog {...dialog} {...{ stylists, shop, otherwiseFocus }} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
