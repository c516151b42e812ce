import { capitalised, formatDay } from '../../../format/days.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import * as css from '../dialogs/slot-dialog.css.ts';
import type { ShownAbsence } from './shown-absence.ts';
import { useAbsenceForm } from './use-absence-form.tsx';

const words = calendar.absence;

type AbsenceDialogProps = ShownAbsence & {
  zone: string;
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null | undefined;
};

/** An absence is changed or taken back. Of one of several days only the reason: its dates belong to the settings. What was dragged onto appointments asks here. */
export default function AbsenceDialog({ zone, onClose, otherwiseFocus, ...shown }: AbsenceDialogProps) {
  const { column } = shown;
  const { title, body, footer } = useAbsenceForm(shown, zone, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title ?? words.title}
      description={calendar.block.when(capitalised(formatDay(column.date, 'day')), column.stylist)}
      otherwiseFocus={otherwiseFocus}
      footer={footer}
    >
      <div className={css.form}>{body}</div>
    </Dialog>
  );
}
