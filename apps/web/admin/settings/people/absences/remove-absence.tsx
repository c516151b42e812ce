import { removeAbsence } from '../../../../../../adapters/http/contract/addresses.ts';
import { call } from '../../../../shared/requests/calls.ts';
import { people } from '../../../../texts/admin/settings/people.ts';
import { RemovalDialog } from '../../affected/removal-dialog.tsx';
import { type Absence, writtenAbsence } from './absence-draft.ts';

const words = people.absences;

/** `absence`: the one in question; null while nothing is asked. */
type RemoveAbsenceProps = {
  absence: Absence | null;
  name: string;
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

export function RemoveAbsence({ absence, name, ...rest }: RemoveAbsenceProps) {
  return (
    <RemovalDialog
      {...rest}
      entry={absence}
      question={asked => words.question(writtenAbsence(asked))}
      consequence={() => words.consequence(name)}
      button={words.removeButton}
      remove={({ id }) => call(removeAbsence, { params: { id } })}
      done={() => words.removed}
      failed={words.removeFailed}
    />
  );
}
