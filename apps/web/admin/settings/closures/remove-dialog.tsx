import { foreseeClosureRemoval, removeClosure } from '../../../../../adapters/http/contract/addresses.ts';
import { call } from '../../../shared/requests/calls.ts';
import { closures } from '../../../texts/admin/settings/closures.ts';
import { RemovalDialog } from '../affected/removal-dialog.tsx';
import type { Closure, WeekVersion } from '../timetable.ts';
import { nameOf, writtenDays } from './closure-draft.ts';

const words = closures.remove;

type RemoveDialogProps = {
  /** The one in question; null while nothing is asked. */
  closure: Closure | null;
  weeks: readonly WeekVersion[];
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null;
};

export function RemoveDialog({ closure, weeks, ...rest }: RemoveDialogProps) {
  return (
    <RemovalDialog
      {...rest}
      entry={closure}
      question={asked => words.question(nameOf(asked, weeks))}
      consequence={asked => words.consequence(writtenDays(asked))}
      button={words.button}
      foresee={({ id }) => call(foreseeClosureRemoval, { params: { id } })}
      remove={({ id }) => call(removeClosure, { params: { id } })}
      done={removed => words.done(nameOf(removed, weeks))}
      failed={words.failed}
    />
  );
}
