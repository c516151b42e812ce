import { Pencil, Trash2 } from 'lucide-react';
import { people } from '../../../../texts/admin/settings/people.ts';
import { Button } from '../../../../ui/button/button.tsx';
import * as css from '../../rows.css.ts';
import { UnbrokenHours } from '../../unbroken-hours.tsx';
import { type Absence, writtenAbsence } from './absence-draft.ts';

const words = people.absences;

type AbsenceRowProps = {
  absence: Absence;
  onEdit: (absence: Absence) => void;
  onRemove: (absence: Absence) => void;
};

export function AbsenceRow({ absence, onEdit, onRemove }: AbsenceRowProps) {
  const when = writtenAbsence(absence);
  return (
    <li className={css.row}>
      <div className={css.text}>
        <p className={css.name}>
          <UnbrokenHours text={when} />
        </p>
        {absence.reason && <p className={css.facts}>{absence.reason}</p>}
      </div>
      <div className={css.actions}>
        <Button variant="quiet" size="icon" aria-label={words.edit(when)} onClick={() => onEdit(absence)}>
          <Pencil size={20} strokeWidth={1.7} aria-hidden="true" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={words.remove(when)} onClick={() => onRemove(absence)}>
          <Trash2 size={20} strokeWidth={1.7} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}
