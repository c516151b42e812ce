import { useQuery } from '@tanstack/react-query';
import { Lock, Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { ReadFailed } from '../../../../shared/requests/read-failed.tsx';
import { people } from '../../../../texts/admin/settings/people.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { cardTitle } from '../../../../ui/layout/layout.css.ts';
import { lazyWithBoundary } from '../../../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../../../ui/loading/pending-line.tsx';
import { nameOf, type Stylist } from '../../../shared/stylists.ts';
import * as rows from '../../rows.css.ts';
import * as css from '../../settings-page.css.ts';
import { type Interval, usualOn, type WeekVersion } from '../../timetable.ts';
import { type Absence, draftOf } from './absence-draft.ts';
import { AbsenceRow } from './absence-row.tsx';
import { RemoveAbsence } from './remove-absence.tsx';
import { absencesQuery } from './use-save-absence.ts';

const AbsenceDialog = lazyWithBoundary(() => import('./absence-dialog.tsx'));

const words = people.absences;

type AbsencesProps = {
  stylist: Stylist;
  weeks: readonly WeekVersion[];
  shop: { today: string; zone: string };
};

/** When somebody is away, from today on. */
export function Absences({ stylist, weeks, shop }: AbsencesProps) {
  const { today } = shop;
  const read = useQuery(absencesQuery(stylist.id, today));
  const [edited, edit] = useState<Absence | 'new' | null>(null);
  const [asked, ask] = useState<Absence | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = nameOf(stylist);
  const usual = usualPart(weeks, today);
  const isNew = edited === 'new';
  return (
    <Card as="section" aria-labelledby="assenze">
      <div className={css.head}>
        <h2 ref={heading} id="assenze" tabIndex={-1} className={cardTitle}>
          {words.title}
        </h2>
        <Button variant="ghost" size="s" aria-label={words.addLabel(name)} onClick={() => edit('new')}>
          <Plus size={18} aria-hidden="true" />
          <span>{words.add}</span>
        </Button>
      </div>
      {read.error && <ReadFailed what={people.failed} reads={[read]} />}
      {read.data?.length === 0 && <p className={css.note}>{words.none}</p>}
      {read.data && read.data.length > 0 && (
        <ul className={rows.list}>
          {read.data.map(absence => (
            <AbsenceRow key={absence.id} absence={absence} onEdit={edit} onRemove={ask} />
          ))}
        </ul>
      )}
      <p className={css.iconNote}>
        <Lock size={16} strokeWidth={1.7} aria-hidden="true" />
        <span>{words.private}</span>
      </p>
      <RemoveAbsence
        absence={asked}
        name={name}
        onClose={() => ask(null)}
        otherwiseFocus={() => heading.current}
      />
      {edited && (
        <Suspense fallback={<PendingLine />}>
          <AbsenceDialog
            {...{ stylist, shop, absence: isNew ? null : edited }}
            start={
              isNew
                ? { from: today, to: today, whole: true, part: usual, reason: '' }
                : draftOf(edited, usual)
            }
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** From after noon to when the shop closes. */
function usualPart(weeks: readonly WeekVersion[], today: string): Interval {
  const closing = usualOn(weeks, today).at(-1)?.to ?? '20:00';
  return closing > '14:00' ? { from: '14:00', to: closing } : { from: '08:00', to: closing };
}
