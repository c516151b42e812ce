import { foreseeWeekRemoval, removeWeek } from '../../../../../adapters/http/contract/addresses.ts';
import { formatDay, type IsoDate } from '../../../format/days.ts';
import { call } from '../../../shared/requests/calls.ts';
import { hoursTab } from '../../../texts/admin/settings/hours.ts';
import { RemovalDialog } from '../affected/removal-dialog.tsx';

const words = hoursTab.versions;

type RemoveWeekProps = {
  /** Of the hours in question; null while nothing is asked. */
  validFrom: IsoDate | null;
  catchUp: () => Promise<void>;
  onClose: () => void;
  onRemoved: (validFrom: IsoDate) => void;
  otherwiseFocus: () => HTMLElement | null;
};

export function RemoveWeek({ validFrom, ...rest }: RemoveWeekProps) {
  return (
    <RemovalDialog
      {...rest}
      entry={validFrom}
      question={day => words.question(formatDay(day, 'full'))}
      consequence={() => words.consequence}
      button={words.button}
      foresee={day => call(foreseeWeekRemoval, { params: { validFrom: day } })}
      remove={day => call(removeWeek, { params: { validFrom: day } })}
      done={day => words.removed(formatDay(day, 'full'))}
      failed={words.removeFailed}
    />
  );
}
