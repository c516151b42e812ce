import { useState } from 'react';
import { calendar } from '../../../texts/admin/calendar.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { DialogContent, PickedSlot } from '../dialogs/dialog-content.ts';
import { AbsenceFields } from './absence-fields.tsx';
import { type AbsenceTimes, endAfter, quartersOf } from './absence-times.ts';
import { affectedContent } from './affected-content.tsx';
import { useAbsenceSaving } from './save-absence.ts';

const words = calendar.block;

/** Time of a stylist in which nobody can be booked, from the quarter-hour that was pointed at. */
export function useBlockForm({ column, time }: PickedSlot, zone: string, onClose: () => void): DialogContent {
  const [times, setTimes] = useState<AbsenceTimes>({
    ...{ start: time, end: endAfter(quartersOf(column), time, 60) },
    wholeDay: false,
  });
  const [reason, setReason] = useState('');
  const { date, stylistId } = column;
  const [start, end] = times.wholeDay ? [null, null] : [times.start, times.end];
  const toSave = { id: null, body: { stylistId, from: date, to: date, start, end, reason } };
  const saving = useAbsenceSaving(onClose);
  if (saving.foreseen) return affectedContent(saving, saving.foreseen.visits, { label: words.confirm, zone });
  return {
    begun: reason !== '',
    body: <AbsenceFields {...{ column, times, reason }} onTimes={setTimes} onReason={setReason} />,
    footer: (
      <>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button loading={saving.busy} onClick={() => saving.submit(toSave)}>
          {words.confirm}
        </Button>
      </>
    ),
  };
}
