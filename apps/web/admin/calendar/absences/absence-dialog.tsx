import { useState } from 'react';
import { capitalised, formatDay } from '../../../format/days.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import * as css from '../dialogs/slot-dialog.css.ts';
import type { DialogContent } from '../dialogs/use-booking-form.tsx';
import type { DayColumn } from '../grid/day-column.ts';
import type { Absence } from '../work-days.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { type AbsenceTimes, quartersOf } from './absence-times.ts';
import { affectedContent } from './affected-content.tsx';
import { useAbsenceSaving, useRemoveAbsence } from './save-absence.ts';

const words = calendar.absence;

/** An absence, and the column of the day in which it was pointed at. */
export type ShownAbsence = {
  readonly column: DayColumn;
  readonly absence: Absence;
  /** To where it was dragged. */
  readonly moved?: { readonly start: string; readonly end: string };
  /** What that leaves outside. */
  readonly affected?: readonly Appointment[];
};

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

function useAbsenceForm(
  { column, absence, moved, affected }: ShownAbsence,
  zone: string,
  onClose: () => void,
): DialogContent {
  const [times, setTimes] = useState<AbsenceTimes>(timesOf({ ...absence, ...moved }, column));
  const [reason, setReason] = useState(absence.reason);
  const saving = useAbsenceSaving(onClose, affected);
  const removing = useRemoveAbsence(onClose);
  const severalDays = absence.from !== absence.to;
  const [from, to] = severalDays ? [absence.from, absence.to] : [column.date, column.date];
  const [start, end] = times.wholeDay ? [null, null] : [times.start, times.end];
  const body = { stylistId: column.stylistId, from, to, start, end, reason };
  const toSave = { id: absence.id, body };
  if (saving.affected.length > 0) return affectedContent(saving, toSave, { label: words.save, zone });
  return {
    begun: false,
    body: (
      <>
        {severalDays && (
          <Alert tone="info">{words.days(formatDay(from, 'dayOfMonth'), formatDay(to, 'date'))}</Alert>
        )}
        <AbsenceFields
          {...{ column, reason }}
          times={severalDays ? null : times}
          onTimes={setTimes}
          onReason={setReason}
        />
      </>
    ),
    footer: (
      <>
        <Button variant="danger" loading={removing.busy} onClick={() => void removing.send(absence.id)}>
          {words.remove}
        </Button>
        <Button loading={saving.busy} onClick={() => void saving.save(toSave)}>
          {words.save}
        </Button>
      </>
    ),
  };
}

function timesOf({ start, end }: Absence, column: DayColumn): AbsenceTimes {
  const quarters = quartersOf(column);
  return {
    start: start ?? quarters[0] ?? '',
    end: end ?? quarters.at(-1) ?? '',
    wholeDay: start === null,
  };
}
